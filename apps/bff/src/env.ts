import { fileURLToPath } from "node:url";
import { domainSuffixes } from "@callboard/contracts/domain";
import { clientSettings } from "@callboard/server-kit/client-in-log";
import { traceSettings } from "@callboard/server-kit/open-tracing";
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

const suffix = z.string().regex(/^(\.[a-z0-9-]+)+$/, "such as .in");

export const envSchema = z.object({
  PORT: port.default(3000).describe("The port that the gateway listens on."),
  HOST: z.string().min(1).default("127.0.0.1").describe("The address that it listens on."),
  UPSTREAM_URL: httpUrl.default("http://127.0.0.1:4000").describe("The address of the API."),
  UPSTREAM_API_KEY: z
    .string()
    .min(1)
    .describe("The apikey that goes with every call to the API. `npm start` makes one."),
  UPSTREAM_BASE_PATH: z
    .string()
    .regex(/^(\/[\w.-]+)*$/, "such as /api/v1")
    .default("/api/v1")
    .describe("The path below UPSTREAM_URL that all its calls stand under."),
  UPSTREAM_SUFFIX_HEADER: z
    .string()
    .regex(/^[a-z0-9-]+$/i, "the name of a header")
    .default("x-domain-suffix")
    .describe("The header that tells the API the domain suffix."),
  UPSTREAM_SUFFIX_FORM: z
    .enum(["dotted", "bare"])
    .default("dotted")
    .describe("How it is written there: dotted (.in) or bare (in)."),
  UPSTREAM_EVENT_CATEGORIES_PATH: z
    .string()
    .regex(/^(\/[\w.-]+)+$/, "such as /event-category/view")
    .default("/event-category/view")
    .describe("Where the API lists the categories of events, below its base path."),
  UPSTREAM_CITY_FILTER: z
    .enum(["as-named", "lowercase"])
    .default("as-named")
    .describe("How the city of a filter is written: as-named (Pune) or lowercase (pune)."),
  UPSTREAM_TIMEOUT_MS: z.coerce
    .number()
    .int()
    .min(100)
    .max(60_000)
    .default(5_000)
    .describe("How long a read may take; writes have twice as long."),
  CACHE_MAX_AGE_MS: milliseconds.default(3_000).describe("How long a cached public response is fresh."),
  CACHE_STALE_WHILE_REVALIDATE_MS: milliseconds
    .default(60_000)
    .describe("How long after that it is still served while the next one is read."),
  CACHE_STALE_IF_ERROR_MS: milliseconds
    .default(86_400_000)
    .describe("How long it is served while the API does not answer."),
  CACHE_MAX_MB: z.coerce
    .number()
    .int()
    .min(1)
    .max(16_384)
    .default(64)
    .describe("The memory for cached responses and pages."),
  DOMAIN_SUFFIXES: list
    .prefault(domainSuffixes.join())
    .pipe(z.array(suffix).min(1))
    .describe("The suffixes that are looked for in hosts; the longest wins."),
  DEFAULT_DOMAIN_SUFFIX: suffix
    .default(".in")
    .describe("The domain suffix for hosts that have none of the known ones."),
  PUBLIC_URL: httpUrl
    .optional()
    .describe("The site's address in links; read from the request where it is not set."),
  TRUST_PROXY: list.describe(
    "Addresses of proxies whose X-Forwarded headers are trusted, separated by commas.",
  ),
  HSTS_INCLUDE_SUBDOMAINS: z
    .enum(["on", "off"])
    .default("off")
    .describe(
      "Tell browsers to use HTTPS for all domains below the site's too, for a year: on or off. It cannot be taken back.",
    ),
  CORS_ORIGINS: list
    .pipe(
      z.array(
        httpUrl.refine((url) => new URL(url).origin === url, "an origin, such as https://app.callboard.in"),
      ),
    )
    .describe(
      "Other origins whose pages may call the gateway, with credentials, separated by commas; none without it.",
    ),
  IMAGE_ORIGINS: list
    .pipe(z.array(httpUrl.transform((url) => new URL(url).origin)))
    .describe("Other origins that images may be loaded from, separated by commas."),
  SESSION_KEYS: list
    .pipe(z.array(z.string().min(sessionKeyMin, `each needs ${sessionKeyMin} characters or more`)))
    .describe(
      "Secrets that encrypt session cookies, 32 characters or more each, separated by commas: the first encrypts, all decrypt. `npm start` makes one.",
    ),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/ })
    .optional()
    .describe(
      "A Redis shared by all gateways: rate limits, revoked sessions, invalidations. Without it each gateway has its own.",
    ),
  REDIS_PREFIX: z.string().default("callboard:").describe("The prefix of every key in Redis."),
  REDIS_TIMEOUT_MS: z.coerce
    .number()
    .int()
    .min(1)
    .max(5_000)
    .default(50)
    .describe("After this time without an answer the gateway goes on without Redis."),
  READS_PER_MINUTE: z.coerce
    .number()
    .int()
    .min(1)
    .default(1_200)
    .describe(
      "Reads of one client that may reach the API in a minute; an hour allows about 17 times as many.",
    ),
  WRITES_PER_MINUTE: z.coerce
    .number()
    .int()
    .min(1)
    .default(40)
    .describe(
      "Changes of one account in a minute. A client may make three times as many, and in an hour 50 times as many.",
    ),
  MAX_EVENT_LOOP_DELAY_MS: milliseconds
    .default(500)
    .describe("Past this mean delay of the event loop requests are turned away; 0 for never."),
  WEB_DIST: z
    .string()
    .default(fileURLToPath(new URL("../../web/dist", import.meta.url)))
    .describe("The folder with the built web app."),
  DATA_DIR: z
    .string()
    .min(1)
    .optional()
    .describe(
      "The folder where assets of earlier builds are kept for pages that are still open; gateways may share it. None are kept without it.",
    ),
  ASSET_RETENTION_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(365)
    .default(7)
    .describe("How long assets are kept after the last gateway with their build was replaced."),
  DOCS: z
    .enum(["on", "off"])
    .default("off")
    .describe("Show the procedures as OpenAPI under /docs: on or off."),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"])
    .default("info")
    .describe("The least level that is logged. `npm start` sets warn."),
  ...clientSettings,
  ...traceSettings,
  METRICS_PORT: port.optional().describe("The port where Prometheus reads the metrics; nowhere without it."),
  METRICS_HOST: z.string().min(1).default("127.0.0.1").describe("The address for METRICS_PORT."),
});
export type Env = z.output<typeof envSchema>;

const renamed = {
  CACHE_FRESH_MS: "CACHE_MAX_AGE_MS",
  CACHE_REVALIDATE_MS: "CACHE_STALE_WHILE_REVALIDATE_MS",
  CACHE_ON_ERROR_MS: "CACHE_STALE_IF_ERROR_MS",
  SHED_DELAY_MS: "MAX_EVENT_LOOP_DELAY_MS",
  ASSETS_KEPT_DAYS: "ASSET_RETENTION_DAYS",
};

/** In production, sessions have to survive a restart and be valid at every gateway. */
const requireSessionKeys = ({ SESSION_KEYS }: RawSettings) =>
  SESSION_KEYS ? [] : [{ name: "SESSION_KEYS", message: "production needs one or more" }];

/** The gateway's settings. Throws a StartError that names every bad one at once. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const secrets = ["UPSTREAM_API_KEY", "SESSION_KEYS", "LOG_CLIENT_KEY"];
  const rules = { secrets, inProduction: requireSessionKeys, renamed };
  const { settings, issues } = readSettings(envSchema, source, rules);
  if (settings) return settings;
  const lines = issues.map(({ name, message }) => `${name}: ${message}`);
  throw new StartError(`bad settings: ${lines.join("; ")}`);
}
