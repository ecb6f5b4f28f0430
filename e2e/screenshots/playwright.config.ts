import { defineConfig } from "@playwright/test";
import base from "../playwright.config.ts";

/** Takes pictures instead of judging: each screen is opened once and shown in every width and theme. */
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
