import { defineConfig } from "vitest/config";

/**
 * Each test starts programs or servers of its own, which takes its time on a busy machine. One file after the other, after all other
 * tests: a server that stops looks for a moment in which nobody waits for it, and has none where it gets no processor.
 */
export default defineConfig({
  test: { name: "deploy", testTimeout: 120_000, hookTimeout: 300_000, fileParallelism: false },
});
