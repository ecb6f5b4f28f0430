import { defineConfig } from "@playwright/test";
import base from "../playwright.config.ts";

/** Its parts come one after the other: what one of them kills is gone for the next. */
export default defineConfig({
  ...base,
  testDir: ".",
  testIgnore: [],
  outputDir: "../results/multi-instance",
  fullyParallel: false,
  workers: 1,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
});
