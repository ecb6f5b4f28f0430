import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { name: "front-end-examples", setupFiles: ["../../apps/bff/src/test/setup.ts"] },
});
