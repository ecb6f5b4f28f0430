import { defineConfig } from "@playwright/test";
import base from "../playwright.config.ts";
import { variantNames } from "./variants.ts";

const journeys = variantNames.map((variant) => ({
  name: variant,
  testIgnore: "requests.spec.ts",
  use: { variant },
}));

/** The journeys of the specification, in each form of its answers; then what all of them asked the upstream. */
export default defineConfig<{ variant: string }>({
  ...base,
  testDir: ".",
  testIgnore: [],
  outputDir: "../results/specification",
  reporter: [["list"], ["json", { outputFile: "../results/specification.json" }]],
  // The global setup starts a gateway and an upstream for each variant instead.
  webServer: [],
  globalSetup: "./global-setup.ts",
  // The requests are counted after the last journey.
  retries: 0,
  projects: [
    ...journeys,
    { name: "requests", testMatch: "requests.spec.ts", dependencies: [...variantNames] },
  ],
});
