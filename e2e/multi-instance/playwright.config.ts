import { defineConfig } from "@playwright/test";
import base from "../playwright.config.ts";

/** Two of each program. Serial, because a test kills programs. */
export default defineConfig({
  ...base,
  testDir: ".",
  testIgnore: [],
  outputDir: "../results/multi-instance",
  reporter: [["list"], ["json", { outputFile: "../results/multi-instance.json" }]],
  // The global setup starts four programs instead.
  webServer: [],
  globalSetup: "./global-setup.ts",
  fullyParallel: false,
  workers: 1,
  retries: 0,
  // What it kills stays dead.
  projects: [
    { name: "all run", testIgnore: /outage/ },
    { name: "one of each dies", testMatch: /outage/, dependencies: ["all run"] },
  ],
});
