import { fileURLToPath } from "node:url";
import { domainSuffixes } from "@callboard/contracts/domain";
import { type Given, readSettings } from "@callboard/server-kit/read-settings";
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
  /** Where the upstream answers. */
  UPSTREAM_URL: httpUrl.default("http://127.0.0.1:4000"),
  /** What the gateway shows to the upstream with every call. */
  UPSTREAM_API_KEY: z.string().min(1),
  /** How long a read may take, in ms; writes have twice as long. */
  UPSTREAM_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(5_000),
  /** How long public answers count: as they are, then while the next one is read, then where the upstream is down; in ms. */
  CACHE_FRESH_MS: milliseconds.default(3_000),
  CACHE_REVALIDATE_MS: milliseconds.default(60_000),
  CACHE_ON_ERROR_MS: milliseconds.default(86_400_000),
  /** The memory that kept answers and pages may take. */
  CACHE_MAX_MB: z.coerce.number().int().min(1).max(16_384).default(64),
  /** The suffix of visitors whose host has none of the known ones. */
  DEFAULT_DOMAIN_SUFFIX: z.enum(domainSuffixes).default(".in"),
  /** The address that visitors use, for links to the site; else it is read from the request. */
  PUBLIC_URL: httpUrl.optional(),
  /** Addresses of proxies whose forwarded headers are believed, separated by commas. */
  TRUST_PROXY: list,
  /** Origins besides our own that images may come from. */
  IMAGE_ORIGINS: list.pipe(z.array(httpUrl.transform((url) => new URL(url).origin))),
  /** Secrets that session cookies are sealed with, separated by commas: the first seals, all open. */
  SESSION_KEYS: list.pipe(
    z.array(z.string().min(sessionKeyMin, `each needs ${sessionKeyMin} characters or more`)),
  ),
  /** A Redis that all gateways share, so that limits and ended sessions are the same for all; without one each is alone. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /** What the names of all keys there begin with. */
  REDIS_PREFIX: z.string().default("callboard:"),
  /** How long Redis may take to answer before this gateway goes on without it, in ms. */
  REDIS_TIMEOUT_MS: z.coerce.number().int().min(1).max(5_000).default(50),
  /** How many reads a client may make in a minute that reach the upstream; in an hour it is not quite 17 times as many. */
  READS_PER_MINUTE: z.coerce.number().int().min(1).default(1_200),
  /** The mean delay of the event loop past which requests are turned away, in ms; 0 for never. */
  SHED_DELAY_MS: milliseconds.default(500),
  /** The folder with the built application. */
  WEB_DIST: z.string().default(fileURLToPath(new URL("../../web/dist", import.meta.url))),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  /** Where the program's measurements are read, on a door of its own: it stays shut without a port. */
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().min(1).default("127.0.0.1"),
});
export type Env = z.output<typeof envSchema>;

/** Sessions have to outlive the process, and to be good for every gateway. */
const complainOfNoSessionKeys = ({ SESSION_KEYS }: Given) =>
  SESSION_KEYS ? [] : [{ name: "SESSION_KEYS", message: "production needs one or more" }];

/** Reads the settings. Throws an Error that names every bad one at once. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const rules = { secrets: ["UPSTREAM_API_KEY", "SESSION_KEYS"], inProduction: complainOfNoSessionKeys };
  const { settings, complaints } = readSettings(envSchema, source, rules);
  if (settings) return settings;
  const lines = complaints.map(({ name, message }) => `${name}: ${message}`);
  throw new Error(`bad settings: ${lines.join("; ")}`);
}
