import { defineConfig } from "vitest/config";

// On a machine that is busy with other things, many small requests take longer than the usual five seconds.
export default defineConfig({
  test: {
    name: "bff",
    setupFiles: ["src/test/setup.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What is waited for comes at once, except on a busy machine.
    expect: { poll: { timeout: 15_000 } },
    // The server's modules are loaded once a worker: half of the time went into loading them for each file.
    isolate: false,
  },
});
