import { resolve } from "node:path";
import { type RawSettings, readSettings } from "@callboard/server-kit/read-settings";
import { StartError } from "@callboard/server-kit/start-error";
import { z } from "zod";

const apiKeys = z
  .string({ error: "is required: one key or several, separated by commas" })
  .transform((value) =>
    value
      .split(",")
      .map((key) => key.trim())
      .filter(Boolean),
  )
  .refine((keys) => keys.length > 0, { error: "must hold at least one key" });

const twilioSettings = ["TWILIO_ACCOUNT_SID", "TWILIO_AUTH_TOKEN", "TWILIO_FROM"] as const;
const s3Settings = [
  "S3_ENDPOINT",
  "S3_BUCKET",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
  "S3_REGION",
] as const;

const envSchema = z
  .object({
    PORT: z.coerce.number({ error: "must be a number" }).int().min(0).max(65_535).default(4000),
    HOST: z.string().default("127.0.0.1"),
    DATA_DIR: z
      .string()
      .default(".data")
      .transform((path) => resolve(path)),
    DATABASE_URL: z
      .url({
        protocol: /^postgres(ql)?$/,
        error: "must be an address such as postgres://user@host:5432/name",
      })
      .optional(),
    API_KEYS: apiKeys,
    DEMO: z.enum(["on", "off"], { error: "must be on or off" }).default("off"),
    LOG_LEVEL: z
      .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], {
        error: "must be fatal, error, warn, info, debug, trace or silent",
      })
      .default("info"),
    /** Where Prometheus reads the metrics; nowhere without a port. */
    METRICS_PORT: z.coerce.number({ error: "must be a number" }).int().min(0).max(65_535).optional(),
    METRICS_HOST: z.string().default("127.0.0.1"),
    OTP_KEY: z.string().min(32, "must have at least 32 characters").optional(),
    SMS_ADAPTER: z.enum(["console", "twilio"], { error: "must be console or twilio" }).default("console"),
    TWILIO_ACCOUNT_SID: z.string().optional(),
    TWILIO_AUTH_TOKEN: z.string().optional(),
    TWILIO_FROM: z.string().optional(),
    TWILIO_API_URL: z
      .url({ protocol: /^https?$/, error: "must be an http or https address" })
      .default("https://api.twilio.com"),
    S3_ENDPOINT: z.url({ protocol: /^https?$/, error: "must be an http or https address" }).optional(),
    S3_BUCKET: z.string().optional(),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    S3_REGION: z.string().optional(),
  })
  .superRefine((env, context) => {
    const require = (names: readonly (keyof typeof env)[], reason: string) => {
      for (const name of names) {
        if (env[name] === undefined) {
          context.addIssue({ code: "custom", path: [name], message: `is required with ${reason}` });
        }
      }
    };
    if (env.SMS_ADAPTER === "twilio") require(twilioSettings, "SMS_ADAPTER=twilio");
    const given = s3Settings.find((name) => env[name] !== undefined);
    if (given) require(s3Settings, given);
  });

export type Env = z.infer<typeof envSchema>;

const loopback = ["localhost", "127.0.0.1", "[::1]"];
const knownPasswords = ["postgres", "password", "callboard", "secret", "changeme"];

/** Well-known passwords are refused, unless the database is on this machine. */
function refuseKnownPassword({ DATABASE_URL = "" }: RawSettings) {
  if (!URL.canParse(DATABASE_URL)) return [];
  const { hostname, username, password } = new URL(DATABASE_URL);
  const isKnown = password !== "" && [username, ...knownPasswords].includes(password);
  if (!isKnown || loopback.includes(hostname)) return [];
  return [{ name: "DATABASE_URL", message: "has a password that is known to everybody" }];
}

/** The API's settings. Throws a StartError that names every bad one, one a line. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const rules = { secrets: ["API_KEYS", "OTP_KEY"], inProduction: refuseKnownPassword };
  const { settings, issues } = readSettings(envSchema, source, rules);
  if (settings) return settings;
  throw new StartError(issues.map(({ name, message }) => `${name} ${message}`).join("\n"));
}
