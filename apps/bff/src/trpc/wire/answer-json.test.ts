import { createLog } from "@callboard/server-kit/create-log";
import type { FastifyRequest } from "fastify";
import { MockAgent } from "undici";
import { describe, expect, it, onTestFinished } from "vitest";
import { createCaches } from "../../cache/caches.ts";
import { createMetrics } from "../../observability/metrics/metrics.ts";
import { createLimits } from "../../security/rate-limit/limits.ts";
import { createUploadQueue } from "../../security/upload-queue.ts";
import { createMemoryRevocations } from "../../session/revocations.ts";
import { createSessionKeys } from "../../session/session-keys.ts";
import { createStreams } from "../../streams/streams.ts";
import { fakeUpstream } from "../../test/fake-upstream.ts";
import { acceptedInputs } from "../../test/procedures.ts";
import { halvesOf } from "../../test/signed-in.ts";
import { now, procedureUrl, sessionSecret } from "../../test/test-app.ts";
import { createTestUpstream } from "../../test/test-upstream.ts";
import { type Context, createContext } from "../context.ts";
import { answerJson } from "./answer-json.ts";

const clock = () => now;
const settings = {
  UPSTREAM_URL: "http://upstream.test",
  UPSTREAM_API_KEY: "key",
  UPSTREAM_TIMEOUT_MS: 1_000,
  CACHE_MAX_AGE_MS: 3_000,
  CACHE_STALE_WHILE_REVALIDATE_MS: 0,
  CACHE_STALE_IF_ERROR_MS: 0,
  CACHE_MAX_MB: 1,
};

/** Answers a request in a context that the test changes, and says whether the answer is kept for others. */
async function isShared(
  url: string,
  change: (ctx: Context) => void = () => undefined,
  body?: string,
): Promise<boolean> {
  const agent = new MockAgent();
  agent.disableNetConnect();
  onTestFinished(() => agent.close());
  fakeUpstream({ upstream: agent.get(settings.UPSTREAM_URL) });
  const upstream = createTestUpstream(settings, clock, { dispatcher: agent });
  const request = { id: "1", host: "callboard.in", ip: "192.0.2.1", headers: {}, log: createLog("silent") };
  const deps = {
    upstream,
    sessions: {
      keys: createSessionKeys([sessionSecret]),
      revocations: createMemoryRevocations(clock),
      clock,
    },
    limits: createLimits({ READS_PER_MINUTE: 1_000, WRITES_PER_MINUTE: 40 }, null),
    uploads: createUploadQueue(),
    streams: createStreams(),
    metrics: createMetrics().calls,
    suffixOf: () => ".in",
    defaultSuffix: ".in",
  };
  const ctx = createContext(request as unknown as FastifyRequest, deps);
  change(ctx);
  const { pathname, searchParams } = new URL(url, "http://callboard.in");
  const path = pathname.replace("/trpc/", "");
  const call = { path, query: Object.fromEntries(searchParams), body, isPost: body !== undefined, url };
  const caches = createCaches(1_048_576, upstream.cache);
  await answerJson({ ...call, acceptEncoding: undefined }, ctx, { caches, clock });
  return caches.answers.usage().entries > 0;
}

const articles = procedureUrl("blog.list", {});
const comments = procedureUrl("comment.list", { blog_id: 1 });
const batch = (paths: string, inputs: object) =>
  `/trpc/${paths}?batch=1&input=${encodeURIComponent(JSON.stringify(inputs))}`;

describe("the answer to a read", () => {
  it("that everybody gets alike is kept for others", async () => {
    expect([await isShared(articles), await isShared(comments)]).toEqual([true, true]);
    expect(await isShared(batch("blog.list,tag.list", { 0: {} }))).toBe(true);
  });

  it("is not kept where it may depend on who asks", async () => {
    const halves = await halvesOf();
    const asSomebody = (ctx: Context) => Object.assign(ctx.auth, halves);
    expect(await isShared(comments, asSomebody)).toBe(false);
    // A token that is none: the answer is that of a visitor, and yet not kept.
    expect(await isShared(comments, (ctx) => Object.assign(ctx.auth, { authorization: "Bearer x" }))).toBe(
      false,
    );
    expect(await isShared(articles, asSomebody)).toBe(true);
    expect(await isShared(articles, ({ auth }) => Object.assign(auth, { isPrivate: true }))).toBe(false);
  });

  it("is not kept where it is the answer to a change", async () => {
    const input = acceptedInputs["contact.create"];
    expect(await isShared("/trpc/contact.create", () => undefined, JSON.stringify(input))).toBe(false);
  });

  it("is not kept where any part of it failed, also by its own input", async () => {
    expect(await isShared(procedureUrl("blog.bySlug", { slug: "" }))).toBe(false);
    expect(await isShared(batch("blog.list,blog.bySlug", { 0: {}, 1: { slug: "" } }))).toBe(false);
    expect(await isShared(batch("blog.list,nothing.here", { 0: {} }))).toBe(false);
  });

  it("is not kept where it is stale or old already, or was made of what must not be kept", async () => {
    const old = { freshUntil: now.getTime() };
    expect(await isShared(articles, ({ cacheability }) => Object.assign(cacheability, old))).toBe(false);
    expect(
      await isShared(articles, ({ cacheability }) => Object.assign(cacheability, { isStale: true })),
    ).toBe(false);
    expect(
      await isShared(articles, ({ cacheability }) => Object.assign(cacheability, { freshUntil: null })),
    ).toBe(false);
  });
});
