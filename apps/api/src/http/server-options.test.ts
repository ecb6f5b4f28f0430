import Fastify from "fastify";
import { expect, it } from "vitest";
import { serverOptions } from "./server-options.ts";

it("gives the server an end to each way to keep it waiting", () => {
  const { timeout, requestTimeout, keepAliveTimeout, headersTimeout } = Fastify(serverOptions).server;
  expect({ timeout, requestTimeout, keepAliveTimeout, headersTimeout }).toEqual({
    timeout: 20_000,
    requestTimeout: 130_000,
    keepAliveTimeout: 72_000,
    headersTimeout: 10_000,
  });
});
