import { join } from "node:path";
import type { Env } from "../env.ts";
import { consoleSms } from "./console-sms.ts";
import type { Sms } from "./sms.ts";
import { twilioSms } from "./twilio-sms.ts";

type Deps = { clock: () => Date; print: (line: string) => void };

/** The SMS adapter that the settings choose. */
export function configuredSms(env: Env, { clock, print }: Deps): Sms {
  if (env.SMS_ADAPTER === "console") {
    return consoleSms({ outbox: join(env.DATA_DIR, "outbox.jsonl"), clock, print });
  }
  const { TWILIO_ACCOUNT_SID = "", TWILIO_AUTH_TOKEN = "", TWILIO_FROM = "", TWILIO_API_URL } = env;
  return twilioSms({ TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_FROM, TWILIO_API_URL });
}
