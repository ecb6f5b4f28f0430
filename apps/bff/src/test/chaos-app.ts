import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import { createCallPolicy } from "../upstream/resilience/call-policy.ts";
import type { CallPolicies } from "../upstream/resilience/policy-rules.ts";
import { startChaosProxy } from "./chaos-proxy.ts";
import { healthyAnswer } from "./fake-upstream.ts";
import { createRawUpstream, createTestApp, noCache, now } from "./test-app.ts";
import { createTestUpstream } from "./test-upstream.ts";

type Options = {
  /** The deadline of a read, in ms; that of others follows from it. */
  timeout: number;
  cache?: typeof noCache;
  policies?: CallPolicies;
  app?: Omit<Parameters<typeof createTestApp>[0] & object, "upstream">;
};

/** Call policies that reject nothing. */
export function permissivePolicies(): CallPolicies {
  const idle = () =>
    createCallPolicy(
      { maxConcurrent: 1_000, maxQueue: 0, sample: { seconds: 1, calls: Number.POSITIVE_INFINITY } },
      () => undefined,
    );
  return {
    read: idle(),
    write: idle(),
    signIn: idle(),
    message: idle(),
    upload: idle(),
    image: idle(),
  };
}

/** A gateway before an upstream in good health, with a proxy in between that harms what the test says. */
export async function createChaosApp({ timeout, cache = noCache, policies, app = {} }: Options) {
  const target = await createRawUpstream(async (request, response) => {
    const body = await text(request).catch(() => null);
    if (body === null) return;
    if (request.url?.startsWith("/media/")) {
      response.setHeader("content-type", "image/webp").end("an image");
      return;
    }
    const answer = healthyAnswer((request.url ?? "").replace("/api/v1", ""));
    response.setHeader("content-type", "application/json").end(JSON.stringify(answer));
  });
  const proxy = await startChaosProxy(target);
  onTestFinished(proxy.close);
  const { clock = () => now } = app;
  const settings = {
    UPSTREAM_URL: proxy.url,
    UPSTREAM_API_KEY: "key",
    UPSTREAM_TIMEOUT_MS: timeout,
    ...cache,
  };
  const upstream = { ...createTestUpstream(settings, clock), ...(policies && { policies }) };
  const test = await createTestApp({ ...app, upstream });
  // Before the app is closed, which waits for what is under way.
  onTestFinished(() => upstream.dispatcher.destroy());
  return { ...test, proxy, upstream };
}
