import { defineConfig } from "vitest/config";

const shared = {
  include: ["src/**/*.test.ts"],
  setupFiles: ["src/test/quiet-console.ts"],
  testTimeout: 60_000,
  hookTimeout: 60_000,
};
const serverUrl = process.env.TEST_DATABASE_URL;

/** The suite runs on the embedded database, and once more on a PostgreSQL server where one is given. */
export default defineConfig({
  test: {
    projects: [
      { test: { ...shared, name: "api:pglite", env: { TEST_DATABASE_URL: "" } } },
      ...(serverUrl
        ? [{ test: { ...shared, name: "api:postgres", env: { TEST_DATABASE_URL: serverUrl } } }]
        : []),
    ],
  },
});
