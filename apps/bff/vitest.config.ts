import { defineConfig } from "vitest/config";

export default defineConfig({ test: { name: "bff", setupFiles: ["src/test/setup.ts"] } });
