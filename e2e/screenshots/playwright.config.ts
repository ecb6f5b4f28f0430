import { defineConfig } from "@playwright/test";
import base from "../playwright.config.ts";

/** Takes screenshots: opens each screen once and shows it in every width and theme. */
export default defineConfig({
  ...base,
  testDir: ".",
  testIgnore: [],
  outputDir: "../results/screenshots",
  reporter: [["list"]],
  globalTeardown: "./contact-sheet.ts",
  timeout: 240_000,
  use: { ...base.use, screenshot: "off", contextOptions: { reducedMotion: "reduce" } },
});
