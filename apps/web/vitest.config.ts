import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [react()],
  test: {
    name: "web",
    environment: "jsdom",
    // Each file has a context of its own in a worker that has loaded jsdom once: a third of the time.
    pool: "vmThreads",
    include: ["src/**/*.test.{ts,tsx}"],
    // What browsers load of it: Node's half sends no files.
    alias: [{ find: /^tus-js-client$/, replacement: "tus-js-client/dist/tus.js" }],
    setupFiles: ["src/test/setup.ts"],
    testTimeout: 60_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
