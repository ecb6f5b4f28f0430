import type { RequestListener } from "node:http";
import { limits } from "@callboard/contracts/limits";
import { createLog } from "@callboard/server-kit/create-log";
import { expect, it } from "vitest";
import { redactedPaths } from "../../http/server-options.ts";
import type { Sms, TextMessage } from "../../sms/sms.ts";
import { startApp } from "../../test/app.ts";
import { aPerson, signUpOf, testPassword } from "../../test/people.ts";
import { silence, smsAt, smsRefusal, smsToken, startSmsService } from "../../test/sms-service.ts";

const lines: string[] = [];
const log = createLog("trace", {
  destination: { write: (line: string) => lines.push(line) },
  redact: redactedPaths,
});
const texts: TextMessage[] = [];
/** The adapter of the test that runs. */
let adapter: Sms | null = null;
const sms: Sms = {
  send: async (message) => {
    texts.push(message);
    await adapter?.send(message);
  },
};
const app = startApp({ log, sms });

const codeTo = (phone: string) =>
  texts.findLast(({ to }) => to === phone)?.text.match(/\d{6}/)?.[0] ?? "none";

/** Has a text sent in each way that there is: whoever signs up, asks again, changes the number, was told of that, or forgot the password. */
async function sendEach(): Promise<number> {
  const newcomer = signUpOf();
  const { body } = await app.post("/api/v1/auth/signup", newcomer).expect(200);
  app.clock.pass(limits.otpResendWait);
  const again = app.post("/api/v1/auth/resend/otp", { phone: newcomer.phone }, { bearer: body.data.token });
  expect((await again).status).toBeGreaterThanOrEqual(422);
  const person = await aPerson(app);
  const { phone } = signUpOf();
  await app.post("/api/v1/account/number", { current_password: testPassword, phone }, person).expect(200);
  await expect.poll(() => codeTo(phone)).toMatch(/^\d{6}$/);
  const code = { phone, otp: codeTo(phone) };
  await app.post("/api/v1/account/number/confirm", code, person).expect(200);
  app.clock.pass(limits.otpResendWait);
  await app.post("/api/v1/auth/password/request", { phone }).expect(200);
  return 5;
}

it.each<[string, RequestListener]>([
  ["never answers", silence],
  ["hangs up", (request) => request.socket.destroy()],
  ["answers a page", (_request, response) => response.writeHead(502).end(`<h1>${smsToken}</h1>`)],
  ["has had too much", smsRefusal(429, 20429, `Too many requests by ${smsToken}`)],
  ["takes no such number", smsRefusal(400, 21608, "The number +447700900000 is unverified")],
])(
  "the log holds no number, text, code or token of texts that a service does not take: one that %s",
  async (_name, answer) => {
    lines.length = 0;
    texts.length = 0;
    adapter = smsAt((await startSmsService(answer)).port, 500);
    const count = await sendEach();
    const failed = () => lines.filter((line) => /a code could not be sent|could not be told/.test(line));
    await expect.poll(() => failed().length).toBe(count);
    expect(texts).toHaveLength(count);
    const secrets = [
      ...[smsToken, Buffer.from(`AC00:${smsToken}`).toString("base64")],
      ...texts.flatMap(({ to, text }) => [to.slice(1), text, ...(text.match(/\d{6}/) ?? [])]),
    ];
    const all = lines.join("");
    expect(secrets.filter((secret) => all.includes(secret))).toEqual([]);
  },
);
