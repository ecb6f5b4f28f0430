import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: ["packages/*", "apps/*", "deploy", "scripts", "docs/front-end-examples"],
    // Many tests wait for a timeout or for a program that they started: two a core keep the cores busy.
    maxWorkers: availableParallelism() * 2,
  },
});
