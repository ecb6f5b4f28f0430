import { fileURLToPath } from "node:url";
import { domainSuffixes } from "@callboard/contracts/domain";
import { type RawSettings, readSettings } from "@callboard/server-kit/read-settings";
import { StartError } from "@callboard/server-kit/start-error";
import { z } from "zod";

const port = z.coerce.number().int().min(0).max(65_535);
const httpUrl = z.url({ protocol: /^https?$/ });
const milliseconds = z.coerce.number().int().min(0);
const sessionKeyMin = 32;
const list = z
  .string()
  .default("")
  .transform((text) => text.split(/[\s,]+/).filter(Boolean));

const envSchema = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).default("127.0.0.1"),
  /** The upstream's address. */
  UPSTREAM_URL: httpUrl.default("http://127.0.0.1:4000"),
  /** The apikey that goes with every call to the upstream. */
  UPSTREAM_API_KEY: z.string().min(1),
  /** How long a read may take, in ms; writes have twice as long. */
  UPSTREAM_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(5_000),
  /** How long public responses are cached: fresh, then stale while they are revalidated, then stale if the upstream fails; in ms. */
  CACHE_MAX_AGE_MS: milliseconds.default(3_000),
  CACHE_STALE_WHILE_REVALIDATE_MS: milliseconds.default(60_000),
  CACHE_STALE_IF_ERROR_MS: milliseconds.default(86_400_000),
  /** Memory for cached responses and pages. */
  CACHE_MAX_MB: z.coerce.number().int().min(1).max(16_384).default(64),
  /** The domain suffix for hosts that have none of the known ones. */
  DEFAULT_DOMAIN_SUFFIX: z.enum(domainSuffixes).default(".in"),
  /** The site's address in links; read from the request where it is not set. */
  PUBLIC_URL: httpUrl.optional(),
  /** Addresses of proxies whose X-Forwarded-… headers are trusted, separated by commas. */
  TRUST_PROXY: list,
  /** Other origins that images may be loaded from. */
  IMAGE_ORIGINS: list.pipe(z.array(httpUrl.transform((url) => new URL(url).origin))),
  /** Secrets that encrypt session cookies, separated by commas: the first encrypts, all decrypt. */
  SESSION_KEYS: list.pipe(
    z.array(z.string().min(sessionKeyMin, `each needs ${sessionKeyMin} characters or more`)),
  ),
  /** A Redis shared by all gateways: rate limits, revoked sessions, invalidations. Without it each gateway has its own. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /** The prefix of every key in Redis. */
  REDIS_PREFIX: z.string().default("callboard:"),
  /** After this time without an answer the gateway goes on without Redis; in ms. */
  REDIS_TIMEOUT_MS: z.coerce.number().int().min(1).max(5_000).default(50),
  /** Reads of one client that may reach the upstream in a minute; an hour allows about 17 times as many. */
  READS_PER_MINUTE: z.coerce.number().int().min(1).default(1_200),
  /** Past this mean delay of the event loop, load is shed; in ms, 0 for never. */
  MAX_EVENT_LOOP_DELAY_MS: milliseconds.default(500),
  /** The folder with the built web app. */
  WEB_DIST: z.string().default(fileURLToPath(new URL("../../web/dist", import.meta.url))),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  /** Where Prometheus reads the metrics; nowhere without a port. */
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().min(1).default("127.0.0.1"),
});
export type Env = z.output<typeof envSchema>;

const renamed = {
  CACHE_FRESH_MS: "CACHE_MAX_AGE_MS",
  CACHE_REVALIDATE_MS: "CACHE_STALE_WHILE_REVALIDATE_MS",
  CACHE_ON_ERROR_MS: "CACHE_STALE_IF_ERROR_MS",
  SHED_DELAY_MS: "MAX_EVENT_LOOP_DELAY_MS",
};

/** In production, sessions have to survive a restart and be valid at every gateway. */
const requireSessionKeys = ({ SESSION_KEYS }: RawSettings) =>
  SESSION_KEYS ? [] : [{ name: "SESSION_KEYS", message: "production needs one or more" }];

/** The gateway's settings. Throws a StartError that names every bad one at once. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const secrets = ["UPSTREAM_API_KEY", "SESSION_KEYS"];
  const rules = { secrets, inProduction: requireSessionKeys, renamed };
  const { settings, issues } = readSettings(envSchema, source, rules);
  if (settings) return settings;
  const lines = issues.map(({ name, message }) => `${name}: ${message}`);
  throw new StartError(`bad settings: ${lines.join("; ")}`);
}
