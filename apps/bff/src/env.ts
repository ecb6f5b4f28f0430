import { fileURLToPath } from "node:url";
import { domainSuffixes } from "@callboard/contracts/domain";
import { z } from "zod";

const port = z.coerce.number().int().min(0).max(65_535);
const httpUrl = z.url({ protocol: /^https?$/ });
const sessionKeyMin = 32;
const list = z
  .string()
  .default("")
  .transform((text) => text.split(/[\s,]+/).filter(Boolean));

const envSchema = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).default("127.0.0.1"),
  /** Where the provider answers. */
  UPSTREAM_URL: httpUrl.default("http://127.0.0.1:4000"),
  /** What the gateway shows to the provider with every call. */
  UPSTREAM_API_KEY: z.string().min(1),
  /** How long a read may take, in ms; writes have twice as long. */
  UPSTREAM_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(5_000),
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
  /** The folder with the built application. */
  WEB_DIST: z.string().default(fileURLToPath(new URL("../../web/dist", import.meta.url))),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
});
export type Env = z.output<typeof envSchema>;

/** Reads the settings; an empty one counts as not set. Throws an Error that names every bad one at once. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const result = envSchema.safeParse(given);
  if (result.success) return result.data;
  const complaints = result.error.issues.map(({ path, message }) => `${String(path[0])}: ${message}`);
  throw new Error(`bad settings: ${complaints.join("; ")}`);
}
