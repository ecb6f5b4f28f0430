import type { FastifyBaseLogger } from "fastify";
import type { Db } from "../../db/client.ts";
import { InvalidError, RateLimitError, UnavailableError } from "../../http/errors.ts";
import { type Sms, SmsError } from "../../sms/sms.ts";
import { waitInWords } from "./code-limits.ts";
import { type CodePurpose, codeRepository } from "./code-repository.ts";

const texts: Record<CodePurpose, (otp: string) => string> = {
  verify: (otp) => `${otp} is your Callboard code. It is good for 5 minutes. Share it with nobody.`,
  reset: (otp) =>
    `${otp} is your code for a new Callboard password. It is good for 5 minutes. If you did not ask, ignore it.`,
};

type Deps = { db: Db; clock: () => Date; sms: Sms; otpKey: string };
type Recipient = { phone: string; purpose: CodePurpose };

/** Makes codes and sends them. */
export function codeSender({ db, clock, sms, otpKey }: Deps) {
  const codes = codeRepository(db, otpKey);

  async function make(to: Recipient & { userId: number | null }): Promise<string> {
    const code = await codes.create(to, clock());
    if (code.otp !== null) return code.otp;
    const seconds = Math.ceil(code.wait / 1_000);
    throw new RateLimitError(`Too many codes. Try again in ${waitInWords(code.wait)}.`, seconds);
  }

  async function deliver({ phone, purpose }: Recipient, otp: string, log: FastifyBaseLogger) {
    try {
      await sms.send({ to: phone, text: texts[purpose](otp) });
    } catch (error) {
      log.warn({ err: error }, "a code could not be sent");
      if (error instanceof SmsError && error.kind === "refused") {
        throw new InvalidError("The text message to this number was refused");
      }
      throw new UnavailableError("The text message could not be sent");
    }
  }

  /**
   * Sends a code to an account's number. Throws RateLimitError, InvalidError for a number that the service refuses, and
   * UnavailableError when the service fails.
   */
  async function send(to: Recipient & { userId: number }, log: FastifyBaseLogger): Promise<void> {
    await deliver(to, await make(to), log);
  }

  /**
   * The same for somebody who does not say who they are: whether the number has an account (`userId`) shows neither in
   * the outcome nor in the time. Throws RateLimitError.
   */
  async function sendQuietly(
    to: Recipient & { userId: number | null },
    log: FastifyBaseLogger,
  ): Promise<void> {
    const otp = await make(to);
    // The failure is in the log; nobody waits for it.
    if (to.userId !== null) deliver(to, otp, log).catch(() => undefined);
  }

  return { send, sendQuietly };
}
