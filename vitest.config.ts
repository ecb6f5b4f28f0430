import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      "packages/*",
      "apps/*",
      "deploy",
      "docs/front-end-examples",
      "scripts",
      "e2e/integration",
      "e2e/soak",
      "e2e/stand-in",
    ],
  },
});
