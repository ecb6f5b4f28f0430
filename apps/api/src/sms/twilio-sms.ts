import { Agent, request } from "undici";
import { z } from "zod";
import { type Sms, SmsError } from "./sms.ts";

export type TwilioSettings = {
  TWILIO_ACCOUNT_SID: string;
  TWILIO_AUTH_TOKEN: string;
  /** The number that messages come from. */
  TWILIO_FROM: string;
  TWILIO_API_URL: string;
};

/** In ms; less than our own callers wait for us. */
const defaultDeadline = 4_000;
const answerMax = 65_536;

/**
 * Codes that speak of the receiving number: a trial account that has not verified it, one that is none, a region that
 * is switched off, a person who asked not to be written to, a landline.
 */
const refusedCodes = new Set([21608, 21211, 21408, 21610, 21612, 21614]);

const errorSchema = z.object({ code: z.number().int() });

async function textOf(body: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.length;
    if (size > answerMax) throw new Error("the answer is too long");
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

function errorOf(status: number, body: string): SmsError {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    json = undefined;
  }
  const code = errorSchema.safeParse(json).data?.code;
  const kind = code !== undefined && refusedCodes.has(code) ? "refused" : "unavailable";
  return new SmsError(kind, `Twilio answered ${status}, code ${code ?? "none"}`);
}

/** The part of the deadline within which a connection is made: only then does the signal end a request. */
const connectShare = 0.75;

/** Sends through Twilio's REST API, without retries: a retry could send a second message. */
export function twilioSms(settings: TwilioSettings, deadline = defaultDeadline): Sms {
  const { TWILIO_ACCOUNT_SID: account, TWILIO_AUTH_TOKEN: token, TWILIO_FROM: from } = settings;
  const base = settings.TWILIO_API_URL.replace(/\/$/, "");
  const url = `${base}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString("base64")}`;

  // HTTP/1.1: a text that times out ends its connection. One of HTTP/2 would go on, and take the next text, while it is half-open.
  const dispatcher = new Agent({ allowH2: false, connect: { timeout: connectShare * deadline } });

  async function post(form: string) {
    const headers = { authorization, "content-type": "application/x-www-form-urlencoded" };
    const signal = AbortSignal.timeout(deadline);
    // A connection of its own for each text: a reused one may be half-open, and a text is not sent twice.
    const options = { method: "POST", headers, body: form, dispatcher, signal, reset: true } as const;
    const { statusCode, body } = await request(url, options);
    return { status: statusCode, text: await textOf(body) };
  }

  return {
    send: async ({ to, text }) => {
      const form = new URLSearchParams({ To: to, From: from, Body: text });
      const answer = await post(form.toString()).catch((cause) => {
        throw new SmsError("unavailable", "Twilio does not answer", { cause });
      });
      if (answer.status < 200 || answer.status > 299) throw errorOf(answer.status, answer.text);
    },
  };
}
