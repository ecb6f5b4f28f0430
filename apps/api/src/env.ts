import { resolve } from "node:path";
import { clientSettings } from "@callboard/server-kit/client-in-log";
import { traceSettings } from "@callboard/server-kit/open-tracing";
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

const texts = (most: number) =>
  z.coerce.number({ error: "must be a number" }).int().min(1).max(10_000_000).default(most);

const twilioSettings = ["TWILIO_ACCOUNT_SID", "TWILIO_AUTH_TOKEN", "TWILIO_FROM"] as const;
const s3Settings = [
  "S3_ENDPOINT",
  "S3_BUCKET",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
  "S3_REGION",
] as const;

export const envSchema = z
  .object({
    PORT: z.coerce
      .number({ error: "must be a number" })
      .int()
      .min(0)
      .max(65_535)
      .default(4000)
      .describe("The port that the API listens on."),
    HOST: z.string().default("127.0.0.1").describe("The address that it listens on."),
    DATA_DIR: z
      .string()
      .default(".data")
      .transform((path) => resolve(path))
      .describe("The folder for the embedded database, images, keys and, with SMS_ADAPTER=console, texts."),
    DATABASE_URL: z
      .url({
        protocol: /^postgres(ql)?$/,
        error: "must be an address such as postgres://user@host:5432/name",
      })
      .optional()
      .describe(
        "A PostgreSQL database instead of the embedded one, such as postgres://user@127.0.0.1:5432/callboard.",
      ),
    API_KEYS: apiKeys.describe(
      "The apikeys that callers may show, separated by commas. `npm start` makes one.",
    ),
    DEMO: z
      .enum(["on", "off"], { error: "must be on or off" })
      .default("off")
      .describe(
        "Fill an empty database with demo content: on or off. `npm start` sets on; an image has to be built with it.",
      ),
    LOG_LEVEL: z
      .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], {
        error: "must be fatal, error, warn, info, debug, trace or silent",
      })
      .default("info")
      .describe("The least level that is logged. `npm start` sets warn."),
    ...clientSettings,
    ...traceSettings,
    METRICS_PORT: z.coerce
      .number({ error: "must be a number" })
      .int()
      .min(0)
      .max(65_535)
      .optional()
      .describe(
        "The port where Prometheus reads the metrics; nowhere without it. `npm start` reads API_METRICS_PORT.",
      ),
    METRICS_HOST: z.string().default("127.0.0.1").describe("The address for METRICS_PORT."),
    OTP_KEY: z
      .string()
      .min(32, "must have at least 32 characters")
      .optional()
      .describe(
        "Keys the hashes of codes, 32 characters or more. Made once and stored in DATA_DIR where it is not set.",
      ),
    SMS_ADAPTER: z
      .enum(["console", "twilio"], { error: "must be console or twilio" })
      .default("console")
      .describe("console prints texts and appends them to DATA_DIR/outbox.jsonl, twilio sends them."),
    SMS_PER_DAY: texts(1_000).describe(
      "How many texts are sent in 24 hours; the last fifth only to verified numbers.",
    ),
    SMS_PER_DAY_AND_PREFIX: texts(240).describe(
      "How many of them go to numbers that begin with the same five digits: one operator of one country. A quarter of it in an hour.",
    ),
    SMS_PER_DAY_AND_CLIENT: texts(120).describe(
      "How many codes one client network may ask for in 24 hours: a /24 in IPv4, a /48 in IPv6. A quarter of it in ten minutes.",
    ),
    TWILIO_ACCOUNT_SID: z.string().optional().describe("Needed with SMS_ADAPTER=twilio."),
    TWILIO_AUTH_TOKEN: z.string().optional().describe("Needed with SMS_ADAPTER=twilio."),
    TWILIO_FROM: z.string().optional().describe("Needed with SMS_ADAPTER=twilio."),
    TWILIO_API_URL: z
      .url({ protocol: /^https?$/, error: "must be an http or https address" })
      .default("https://api.twilio.com")
      .describe("Another address that answers as Twilio does."),
    S3_ENDPOINT: z
      .url({ protocol: /^https?$/, error: "must be an http or https address" })
      .optional()
      .describe(
        "A store that speaks S3, for images instead of DATA_DIR/media. Set all five S3 settings or none.",
      ),
    S3_BUCKET: z.string().optional().describe("The bucket for images."),
    S3_ACCESS_KEY_ID: z.string().optional().describe("The access key of that store."),
    S3_SECRET_ACCESS_KEY: z.string().optional().describe("The secret of that key."),
    S3_REGION: z.string().optional().describe("The region of that store."),
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
  const rules = { secrets: ["API_KEYS", "OTP_KEY", "LOG_CLIENT_KEY"], inProduction: refuseKnownPassword };
  const { settings, issues } = readSettings(envSchema, source, rules);
  if (settings) return settings;
  throw new StartError(issues.map(({ name, message }) => `${name} ${message}`).join("\n"));
}
