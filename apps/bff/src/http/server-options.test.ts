import { expect, it } from "vitest";
import { createTestApp } from "../test/test-app.ts";
import { serverOptions } from "./server-options.ts";

it("gives the server an end to each way to keep it waiting", async () => {
  const { app } = await createTestApp();
  const { timeout, requestTimeout, keepAliveTimeout, headersTimeout } = app.server;
  expect({ timeout, requestTimeout, keepAliveTimeout, headersTimeout }).toEqual({
    timeout: 14_000,
    requestTimeout: 120_000,
    keepAliveTimeout: 10_000,
    headersTimeout: 8_000,
  });
});

it("waits for as long as the upstream may take over a change", () => {
  expect(serverOptions({ TRUST_PROXY: [] }, 30_000).connectionTimeout).toBeGreaterThan(30_000);
});
