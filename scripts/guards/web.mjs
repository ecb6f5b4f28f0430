/** Guards of the web app. */
export const webGuards = [
  {
    file: "apps/web/src/shared/lib/session/safe-redirect.ts",
    text: 'origin === anywhere && !pathname.startsWith("//")',
    replacement: "origin === anywhere",
    tests: ["apps/web/src/shared/lib/session/safe-redirect.test.ts"],
  },
];
