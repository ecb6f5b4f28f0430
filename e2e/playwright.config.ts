import { defineConfig } from "@playwright/test";
import { launchOptions } from "./browser.ts";
import { product, productServer } from "./product.ts";

export default defineConfig({
  testDir: ".",
  // Not journeys: two of each program (`npm run e2e:multi-instance`), pictures (`npm run screenshots`), other upstreams (`npm run e2e:specification`), tests of Vitest.
  testIgnore: /[\\/]e2e[\\/](integration|multi-instance|screenshots|soak|specification|stand-in)[\\/]/,
  outputDir: "results/journeys",
  webServer: productServer,
  fullyParallel: true,
  workers: 3,
  // A machine that stands still for a moment fails a journey too. One that passes only then is named as flaky: a fault to find.
  retries: 1,
  // Long enough for a busy machine; a test waits for what it expects, and goes on at once.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [["list"], ["json", { outputFile: "results/journeys.json" }]],
  use: {
    baseURL: product.baseUrl,
    viewport: { width: 1280, height: 800 },
    // What cannot be pressed fails with the line that pressed it, long before its test ends.
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    screenshot: "only-on-failure",
    launchOptions,
  },
});
