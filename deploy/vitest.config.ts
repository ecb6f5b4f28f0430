import { configDefaults, defineConfig } from "vitest/config";

/** Each test starts programs or servers of its own, which takes its time on a busy machine. */
const shared = { testTimeout: 120_000, hookTimeout: 300_000 };
/** A server that stops looks for a moment in which nobody waits for it, and has none where it gets no processor: alone, after all others. */
const alone = "restarts.test.ts";

export default defineConfig({
  test: {
    projects: [
      { test: { ...shared, name: "deploy", exclude: [...configDefaults.exclude, alone] } },
      { test: { ...shared, name: "deploy:alone", include: [alone], fileParallelism: false } },
    ],
  },
});
