import { resolve } from "node:path";
import { z } from "zod";
import { StartError } from "./start-error.ts";

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
    OTP_KEY: z.string().min(32, "must have at least 32 characters").optional(),
    SMS_ADAPTER: z.enum(["console", "twilio"], { error: "must be console or twilio" }).default("console"),
    TWILIO_ACCOUNT_SID: z.string().optional(),
    TWILIO_AUTH_TOKEN: z.string().optional(),
    TWILIO_FROM: z.string().optional(),
    TWILIO_API_URL: z
      .url({ protocol: /^https?$/, error: "must be an http or https address" })
      .default("https://api.twilio.com"),
  })
  .superRefine((env, context) => {
    if (env.SMS_ADAPTER !== "twilio") return;
    for (const name of twilioSettings) {
      if (env[name] === undefined) {
        context.addIssue({ code: "custom", path: [name], message: "is required with SMS_ADAPTER=twilio" });
      }
    }
  });

export type Env = z.infer<typeof envSchema>;

/**
 * The provider's settings. An empty value counts as none.
 * Throws StartError that names every wrong setting, one a line.
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const result = envSchema.safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`);
  throw new StartError(lines.join("\n"));
}
