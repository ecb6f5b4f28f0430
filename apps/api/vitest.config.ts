import { defaultExclude, defineConfig } from "vitest/config";

const shared = {
  include: ["src/**/*.test.ts"],
  setupFiles: ["src/test/quiet-console.ts"],
  globalSetup: "src/test/server-databases.ts",
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // What is waited for comes at once, except on a busy machine.
  expect: { poll: { timeout: 15_000 } },
  // One database for all files of a worker, and their modules loaded once.
  isolate: false,
};
/** Where no database is, or always the embedded one: a second run would show nothing. */
const withoutServer = [
  "src/{sms,text}/**",
  "src/{dates,env,server}.test.ts",
  "src/db/cursor.test.ts",
  "src/demo/{images,reference-lists}.test.ts",
  "src/modules/account/password-hash.test.ts",
  "src/modules/application/application-policy.test.ts",
  "src/modules/code/code-limits.test.ts",
  "src/modules/media/files/**",
  "src/modules/media/photo-{crash,memory}.test.ts",
];
const serverUrl = process.env.TEST_DATABASE_URL;

/** The suite runs on the embedded database, and once more on a PostgreSQL server where one is given. */
export default defineConfig({
  test: {
    projects: [
      { test: { ...shared, name: "api:pglite", env: { TEST_DATABASE_URL: "" } } },
      ...(serverUrl
        ? [
            {
              test: {
                ...shared,
                name: "api:postgres",
                exclude: [...defaultExclude, ...withoutServer],
                env: { TEST_DATABASE_URL: serverUrl },
              },
            },
          ]
        : []),
    ],
  },
});
