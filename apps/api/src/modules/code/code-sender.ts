import type { FastifyBaseLogger } from "fastify";
import type { Db } from "../../db/client.ts";
import { InvalidError, RateLimitError, UnavailableError } from "../../http/errors.ts";
import type { Metrics } from "../../http/metrics/metrics.ts";
import { type Sms, SmsError } from "../../sms/sms.ts";
import type { CodePurpose } from "./code-attempt-repository.ts";
import { hourMs, type Requester, type SmsLimits, unverifiedShare, waitInWords } from "./code-limits.ts";
import { codeRepository, type Holder } from "./code-repository.ts";

const texts: Record<CodePurpose, (otp: string) => string> = {
  verify: (otp) => `${otp} is your Callboard code. It is good for 5 minutes. Share it with nobody.`,
  reset: (otp) =>
    `${otp} is your code for a new Callboard password. It is good for 5 minutes. If you did not ask, ignore it.`,
  change: (otp) =>
    `${otp} is your code for a new number of your Callboard account. It is good for 5 minutes. If you did not ask, ignore it.`,
};

const formerText =
  "Your Callboard account has another mobile number now. If that was not you, write to us by the contact form at once.";

export type CodeDeps = {
  db: Db;
  clock: () => Date;
  sms: Sms;
  /** The HMAC key of codes. */
  otpKey: string;
  smsLimits: SmsLimits;
  metrics?: Metrics | undefined;
};

type Recipient = { phone: string; purpose: CodePurpose };
type Order = Recipient & { requester: Requester };
type Former = { phone: string; userId: number; requester: Requester };

/** What happened to a text that was due. */
type Outcome = "sent" | "refused" | "failed" | "over_budget";

const tooMany = (wait: number) =>
  new RateLimitError(`Too many codes. Try again in ${waitInWords(wait)}.`, Math.ceil(wait / 1_000));

/** Makes codes and sends them. */
export function codeSender({ db, clock, sms, otpKey, smsLimits, metrics }: CodeDeps) {
  const codes = codeRepository(db, otpKey);
  const count = (outcome: Outcome) => metrics?.texts.inc({ outcome });
  const warnAt = Math.floor(smsLimits.perDay * unverifiedShare);

  /** The code; null where no text may be sent. Throws RateLimitError. */
  async function make(to: Order & { holder: Holder }, log: FastifyBaseLogger): Promise<string | null> {
    const code = await codes.create(to, smsLimits, clock());
    if (code.otp === null) throw tooMany(code.wait);
    if (to.holder === null) return null;
    const { otp, isAffordable, sentToday } = code;
    const budget = { sentToday, perDay: smsLimits.perDay };
    if (!isAffordable) {
      count("over_budget");
      log.warn(budget, "a text was not sent: its budget is spent");
      return null;
    }
    if (sentToday === warnAt) log.warn(budget, "four fifths of the day's texts are sent");
    return otp;
  }

  async function deliver({ phone, purpose }: Recipient, otp: string, log: FastifyBaseLogger) {
    try {
      await sms.send({ to: phone, text: texts[purpose](otp) });
      count("sent");
    } catch (error) {
      const isRefused = error instanceof SmsError && error.kind === "refused";
      count(isRefused ? "refused" : "failed");
      log.warn({ err: error }, "a code could not be sent");
      if (isRefused) throw new InvalidError("The text message to this number was refused");
      throw new UnavailableError("The text message could not be sent");
    }
  }

  /**
   * Sends a code to a number that the account has not verified. Throws RateLimitError, InvalidError for a number that the
   * service refuses, and UnavailableError when the service fails.
   */
  async function send({ userId, ...to }: Order & { userId: number }, log: FastifyBaseLogger): Promise<void> {
    const otp = await make({ ...to, holder: { id: userId, isVerified: false } }, log);
    if (otp === null) throw tooMany(hourMs);
    await deliver(to, otp, log);
  }

  /**
   * The same for somebody who does not say who they are: whether the number has an account (`holder`) shows neither in
   * the outcome nor in the time. Throws RateLimitError.
   */
  async function sendQuietly(to: Order & { holder: Holder }, log: FastifyBaseLogger): Promise<void> {
    const otp = await make(to, log);
    // The failure is in the log; nobody waits for it.
    if (otp !== null) deliver(to, otp, log).catch(() => undefined);
  }

  /** Tells a number that it is an account's no more. It counts towards the budgets, which never keep it back; nobody waits for it. */
  async function tellFormer({ phone, userId, requester }: Former, log: FastifyBaseLogger): Promise<void> {
    await codes.countText({ phone, user_id: userId, client: requester.client }, clock());
    sms.send({ to: phone, text: formerText }).then(
      () => count("sent"),
      (error: unknown) => {
        count("failed");
        log.warn({ err: error }, "a former number could not be told");
      },
    );
  }

  return { send, sendQuietly, tellFormer };
}
