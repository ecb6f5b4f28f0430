import { join } from "node:path";
import type { Env } from "../env.ts";
import { fileMail } from "./file-mail.ts";
import type { Mail } from "./mail.ts";
import { smtpMail } from "./smtp-mail.ts";

type Deps = { clock: () => Date; print: (line: string) => void };

/** The mail adapter that the settings choose. */
export function configuredMail(env: Env, { clock, print }: Deps): Mail {
  const { SMTP_URL: url, MAIL_FROM: from, DATA_DIR } = env;
  if (url) return smtpMail({ url, from, clock });
  return fileMail({ folder: join(DATA_DIR, "mail"), from, clock, print });
}
