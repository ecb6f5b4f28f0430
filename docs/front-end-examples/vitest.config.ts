import { defaultServerConditions } from "vite";
import { defineConfig } from "vitest/config";

export default defineConfig({
  // The client as it is in the workspace, without a build.
  ssr: { resolve: { conditions: ["callboard-source", ...defaultServerConditions] } },
  test: { name: "front-end-examples", setupFiles: ["../../apps/bff/src/test/setup.ts"] },
});
