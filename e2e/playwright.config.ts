import { defineConfig } from "@playwright/test";
import { launchOptions } from "./browser.ts";
import { env } from "./env.ts";

export default defineConfig({
  testDir: ".",
  outputDir: "results",
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  reporter: [["list"], ["json"]],
  use: {
    baseURL: env.baseUrl,
    viewport: { width: 1280, height: 800 },
    screenshot: "only-on-failure",
    launchOptions,
  },
});
