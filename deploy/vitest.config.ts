import { defineConfig } from "vitest/config";

/** Each test starts programs or servers of its own, which takes its time on a busy machine. */
export default defineConfig({ test: { name: "deploy", testTimeout: 120_000, hookTimeout: 300_000 } });
