import { resolve } from "node:path";
import { clientSettings } from "@callboard/server-kit/client-in-log";
import { traceSettings } from "@callboard/server-kit/open-tracing";
import { type RawSettings, readSettings, type SettingIssue } from "@callboard/server-kit/read-settings";
import { StartError } from "@callboard/server-kit/start-error";
import { z } from "zod";
import { imageOrigins } from "./image-origins.ts";
import { loopback, refuseKnownPassword } from "./known-password.ts";
import { countSetting, defaultSender, mailSettings } from "./mail/mail-env.ts";
import { pushSettings, requireKeyPair } from "./push/push-env.ts";

const apiKeys = z
  .string({ error: "is required: one key or several, separated by commas" })
  .transform((value) =>
    value
      .split(",")
      .map((key) => key.trim())
      .filter(Boolean),
  )
  .refine((keys) => keys.length > 0, { error: "must hold at least one key" });

const defaultSite = "http://localhost:3000";

const twilioSettings = ["TWILIO_ACCOUNT_SID", "TWILIO_AUTH_TOKEN", "TWILIO_FROM"] as const;
const s3Settings = [
  "S3_ENDPOINT",
  "S3_BUCKET",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
  "S3_REGION",
] as const;

/** A store is named by all its settings or by none. */
function requireWholeStore(env: Partial<Record<string, unknown>>, context: z.RefinementCtx) {
  const given = s3Settings.find((name) => env[name] !== undefined);
  for (const name of given ? s3Settings : []) {
    if (env[name] !== undefined) continue;
    context.addIssue({ code: "custom", path: [name], message: `is required with ${given}` });
  }
}

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
      .describe(
        "The folder for the embedded database, images, private files, keys and, with SMS_ADAPTER=console, texts.",
      ),
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
    STAFF_API_KEYS: apiKeys
      .optional()
      .describe(
        "Which of API_KEYS are the gateway's, separated by commas: staff is served through it alone. Where API_KEYS has one, it is that; with several, there is no back office without this.",
      ),
    DEMO: z
      .enum(["on", "off"], { error: "must be on or off" })
      .default("off")
      .describe(
        "Fill an empty database with demo content: on or off. `npm start` sets on; an image has to be built with it.",
      ),
    DEMO_STAFF: z
      .enum(["on", "off"], { error: "must be on or off" })
      .default("off")
      .describe(
        "Make demo accounts that run the site without a second factor: on or off. Only on loopback, outside production. `npm start` sets on there.",
      ),
    SCREENING: z
      .enum(["on", "off"], { error: "must be on or off" })
      .default("on")
      .describe(
        "Let new calls and campaigns wait for a moderator where the rules hold them: on or off. What the rules find is stored either way.",
      ),
    IMAGE_ORIGINS: imageOrigins,
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
    SMS_PER_DAY: countSetting(1_000).describe(
      "How many texts are sent in 24 hours; the last fifth only to verified numbers.",
    ),
    SMS_PER_DAY_AND_PREFIX: countSetting(240).describe(
      "How many of them go to numbers that begin with the same five digits: one operator of one country. A quarter of it in an hour.",
    ),
    SMS_PER_DAY_AND_CLIENT: countSetting(120).describe(
      "How many codes one client network may ask for in 24 hours: a /24 in IPv4, a /48 in IPv6. A quarter of it in ten minutes.",
    ),
    TWILIO_ACCOUNT_SID: z.string().optional().describe("Needed with SMS_ADAPTER=twilio."),
    TWILIO_AUTH_TOKEN: z.string().optional().describe("Needed with SMS_ADAPTER=twilio."),
    TWILIO_FROM: z.string().optional().describe("Needed with SMS_ADAPTER=twilio."),
    TWILIO_API_URL: z
      .url({ protocol: /^https?$/, error: "must be an http or https address" })
      .default("https://api.twilio.com")
      .describe("Another address that answers as Twilio does."),
    ...mailSettings,
    ...pushSettings,
    PUBLIC_URL: z
      .url({ protocol: /^https?$/, error: "must be an http or https address" })
      .default(defaultSite)
      .describe("The site's address, for links in mails. Required with SMTP_URL."),
    S3_ENDPOINT: z
      .url({ protocol: /^https?$/, error: "must be an http or https address" })
      .optional()
      .describe(
        "A store that speaks S3, for images and private files instead of DATA_DIR/media and DATA_DIR/private. Set all five S3 settings or none.",
      ),
    S3_BUCKET: z
      .string()
      .optional()
      .describe(
        "The bucket for images and for private files, such as self-tapes and files of messages: it must never be public.",
      ),
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
    if (env.SMTP_URL && env.MAIL_FROM === defaultSender) {
      context.addIssue({ code: "custom", path: ["MAIL_FROM"], message: "is required with SMTP_URL" });
    }
    if (env.SMTP_URL && env.PUBLIC_URL === defaultSite) {
      context.addIssue({ code: "custom", path: ["PUBLIC_URL"], message: "is required with SMTP_URL" });
    }
    if (env.SMS_ADAPTER === "twilio") require(twilioSettings, "SMS_ADAPTER=twilio");
    requireWholeStore(env, context);
    requireKeyPair(env, context);
    if (env.STAFF_API_KEYS?.some((key) => !env.API_KEYS.includes(key))) {
      context.addIssue({ code: "custom", path: ["STAFF_API_KEYS"], message: "must be among API_KEYS" });
    }
    if (env.DEMO_STAFF === "on" && !loopback.includes(env.HOST)) {
      context.addIssue({
        code: "custom",
        path: ["DEMO_STAFF"],
        message: "can be on only where HOST is loopback",
      });
    }
  });

export type Env = z.infer<typeof envSchema>;

/** Staff without a second factor, and well-known passwords unless the database is on this machine, are refused. */
function refuseInProduction(settings: RawSettings) {
  const demo =
    settings.DEMO_STAFF === "on" ? [{ name: "DEMO_STAFF", message: "must be off in production" }] : [];
  const name = "PUSH_LOCAL_SERVICE";
  const push = settings[name] ? [{ name, message: "must not be set in production" }] : [];
  return [...demo, ...push, ...refuseKnownPassword(settings)];
}

/** The API's settings. Throws a StartError that names every bad one, one a line. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const rules = {
    secrets: ["API_KEYS", "STAFF_API_KEYS", "OTP_KEY", "LOG_CLIENT_KEY", "VAPID_PRIVATE_KEY"],
    inProduction: refuseInProduction,
  };
  return settingsOf(readSettings(envSchema, source, rules));
}

function settingsOf<Settings>(
  read: { settings: Settings; issues: null } | { settings: null; issues: SettingIssue[] },
): Settings {
  if (read.issues === null) return read.settings;
  throw new StartError(read.issues.map(({ name, message }) => `${name} ${message}`).join("\n"));
}

/** The keys with which staff is served: those that are named, or the only one there is. */
export function staffApiKeysOf({
  API_KEYS,
  STAFF_API_KEYS,
}: Pick<Env, "API_KEYS" | "STAFF_API_KEYS">): string[] {
  return STAFF_API_KEYS ?? (API_KEYS.length === 1 ? API_KEYS : []);
}

export type MediaEnv = Pick<Env, "DATA_DIR" | (typeof s3Settings)[number]>;

const ofCommands = { DATA_DIR: true, DATABASE_URL: true, S3_ENDPOINT: true, S3_BUCKET: true } as const;
const ofStore = { S3_ACCESS_KEY_ID: true, S3_SECRET_ACCESS_KEY: true, S3_REGION: true } as const;

/** What a command needs to open the database and the images. Throws as `readEnv` does. */
export function readCommandEnv(
  source: NodeJS.ProcessEnv = process.env,
): MediaEnv & Pick<Env, "DATABASE_URL"> {
  const schema = z.object(envSchema.shape).pick({ ...ofCommands, ...ofStore });
  const rules = { secrets: [], inProduction: () => [] };
  return settingsOf(readSettings(schema.superRefine(requireWholeStore), source, rules));
}
