import type { Capability } from "@callboard/contracts/capability";
import { domainSuffixes } from "@callboard/contracts/domain";
import { createLog } from "@callboard/server-kit/create-log";
import { MockAgent } from "undici";
import { type AppDeps, buildApp } from "../app.ts";
import { createMetrics } from "../observability/metrics/metrics.ts";
import { createSessionKeys } from "../session/session-keys.ts";
import { createTestUpstream } from "./test-upstream.ts";

const upstreamUrl = "http://upstream.test";
/** Appears in every request to the upstream, and must appear in no answer and no line of the log. */
export const apiKey = "canary-apikey-5c1d9e";
/** The secret of the test app's cookies; it must appear nowhere. */
export const sessionSecret = "canary-session-key-0b7f41d2a9e8c653";

/** Every read reaches the upstream, so that a test sees it. */
export const noCache = {
  CACHE_MAX_AGE_MS: 0,
  CACHE_STALE_WHILE_REVALIDATE_MS: 0,
  CACHE_STALE_IF_ERROR_MS: 0,
  CACHE_MAX_MB: 1,
};

/** The time in every test that sets no other. */
export const now = new Date("2026-03-01T12:00:00.000Z");

const defaultSettings: AppDeps["settings"] = {
  DOMAIN_SUFFIXES: [...domainSuffixes],
  DEFAULT_DOMAIN_SUFFIX: ".in",
  PUBLIC_URL: undefined,
  TRUST_PROXY: [],
  CORS_ORIGINS: [],
  DOCS: "off",
  IMAGE_ORIGINS: [],
  CACHE_MAX_MB: 1,
  READS_PER_MINUTE: 1_000_000,
  WRITES_PER_MINUTE: 40,
  MAX_EVENT_LOOP_DELAY_MS: 0,
  HSTS_INCLUDE_SUBDOMAINS: "off",
  LOG_CLIENTS: "shortened",
  LOG_CLIENT_KEY: undefined,
};

export type TestAppChanges = Partial<Omit<AppDeps, "settings">> & {
  settings?: Partial<AppDeps["settings"]>;
  timeout?: number;
  /** What the upstream offers beside the specification's calls: all of it, unless a test says otherwise. */
  offered?: readonly Capability[];
};

/** A gateway in front of an upstream that answers what the test says. Open until it is closed. */
export async function openTestApp(changes: TestAppChanges = {}) {
  const { timeout = 1_000, settings, clock = () => now, offered, ...deps } = changes;
  const agent = new MockAgent();
  agent.disableNetConnect();
  const upstream = agent.get(upstreamUrl);
  const logLines: string[] = [];
  const app = await buildApp({
    settings: { ...defaultSettings, ...settings },
    upstream: createTestUpstream(
      { UPSTREAM_URL: upstreamUrl, UPSTREAM_API_KEY: apiKey, UPSTREAM_TIMEOUT_MS: timeout, ...noCache },
      clock,
      { dispatcher: agent, ...(offered && { offered }) },
    ),
    redis: null,
    sessionKeys: createSessionKeys([sessionSecret]),
    build: null,
    clock,
    log: createLog("trace", { destination: { write: (line) => logLines.push(line) } }),
    lifecycle: { isShuttingDown: false },
    metrics: createMetrics(),
    ...deps,
  });
  await app.ready();
  const close = async () => {
    await app.close();
    await agent.close();
  };
  return { app, agent, upstream, logLines, close };
}

export type OpenTestApp = Awaited<ReturnType<typeof openTestApp>>;
