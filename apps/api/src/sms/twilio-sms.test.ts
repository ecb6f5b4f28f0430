import type { IncomingMessage, RequestListener } from "node:http";
import { text } from "node:stream/consumers";
import { createBrokenLine } from "@callboard/server-kit/test/broken-line";
import { offeredProtocols } from "@callboard/server-kit/test/offered-protocols";
import { describe, expect, it } from "vitest";
import { rounds } from "../test/rounds.ts";
import { silence, smsAt, smsRefusal, smsToken, startSmsService } from "../test/sms-service.ts";

/** The adapter before a service that answers as it is told. */
async function smsThrough(answer: RequestListener, deadline?: number) {
  return smsAt((await startSmsService(answer)).port, deadline);
}

const message = { to: "+919812345678", text: "123456 is your code & more" };

describe("twilioSms", () => {
  it("posts the message as Twilio wants it", async () => {
    const asked: { request: IncomingMessage; form: Record<string, string> }[] = [];
    const sms = await smsThrough(async (request, response) => {
      asked.push({ request, form: Object.fromEntries(new URLSearchParams(await text(request))) });
      response.writeHead(201, { "content-type": "application/json" });
      response.end(JSON.stringify({ sid: "SM00", status: "queued", error_code: null }));
    });
    await sms.send(message);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.form).toEqual({ To: message.to, From: "+15005550006", Body: message.text });
    expect(asked[0]?.request).toMatchObject({
      method: "POST",
      url: "/2010-04-01/Accounts/AC00/Messages.json",
      headers: {
        authorization: `Basic ${Buffer.from(`AC00:${smsToken}`).toString("base64")}`,
        "content-type": "application/x-www-form-urlencoded",
      },
    });
  });

  it.each([
    [400, 21608, "The number is unverified. Trial accounts cannot send messages to unverified numbers."],
    [400, 21211, "The 'To' number is not a valid phone number."],
    [400, 21610, "Attempt to send to unsubscribed recipient"],
  ])("tells a number that is refused: %d %d", async (status, code, words) => {
    const sms = await smsThrough(smsRefusal(status, code, words));
    await expect(sms.send(message)).rejects.toMatchObject({ name: "SmsError", kind: "refused" });
  });

  const broken: [string, RequestListener][] = [
    ["knows no such account", smsRefusal(401, 20003, "Authenticate")],
    ["has had too much", smsRefusal(429, 20429, "Too many requests")],
    ["fails", smsRefusal(500, 20500, "Internal server error")],
    ["answers a page", (_request, response) => response.writeHead(502).end("<h1>Bad gateway</h1>")],
    ["hangs up", (request) => request.socket.destroy()],
    ["never answers", silence],
    [
      "answers too slowly",
      (_request, response) => {
        const drip = setInterval(() => response.write(" "), 20);
        response.on("close", () => clearInterval(drip));
      },
    ],
    ["answers without an end", (_request, response) => response.writeHead(400).end("x".repeat(200_000))],
  ];
  it.each(broken)("tells a service that %s", async (_name, answer) => {
    const sms = await smsThrough(answer, 300);
    await expect(sms.send(message)).rejects.toMatchObject({ name: "SmsError", kind: "unavailable" });
  });

  it("keeps the text, the number and the token out of its errors", async () => {
    const sms = await smsThrough(smsRefusal(400, 21608, `${message.to} is unverified`));
    const error = await sms.send(message).catch((reason: Error) => reason);
    for (const secret of ["123456", message.to, smsToken]) expect(String(error)).not.toContain(secret);
  });
});

/** The product's deadline; a quarter of it in the short run. In ms. */
const scale = rounds(0.25, 1);
const deadline = 4_000 * scale;
/** For a busy machine, and for timers of the client that are late by half a second. */
const slack = 4_000;

/** The adapter before a service that takes every text, over a line that can be broken. */
async function smsOverLine() {
  const { port: far } = await startSmsService((request, response) => {
    request.resume();
    response.writeHead(201, { "keep-alive": "timeout=60" }).end("{}");
  });
  const line = await createBrokenLine({ host: "127.0.0.1", port: far });
  const sms = smsAt(line.port, ...(scale < 1 ? [deadline] : []));
  const sendSome = () => Promise.all(Array.from({ length: 8 }, () => sms.send(message)));
  await sendSome();
  return { line, sendSome };
}

/** What became of a call, and after how many ms. */
async function timed(call: () => Promise<unknown>) {
  const since = performance.now();
  const error = await call().then(
    () => null,
    (reason) => reason,
  );
  return { error, ms: performance.now() - since };
}

describe("twilioSms over a network", () => {
  it("sends no text over a connection that was kept and may be half-open", async () => {
    const { line, sendSome } = await smsOverLine();
    line.freeze();
    await sendSome();
  });

  it("that is silent on every connection fails within the deadline, and sends the next text when the network is back", async () => {
    const { line, sendSome } = await smsOverLine();
    for (let round = 0; round < rounds(2, 5); round += 1) {
      line.freezeAll();
      const { error, ms } = await timed(sendSome);
      expect(error).toMatchObject({ name: "SmsError", kind: "unavailable" });
      expect(ms).toBeLessThan(deadline + slack);
      line.thaw();
      await sendSome();
    }
    await expect.poll(line.connections, { timeout: 5_000 }).toBe(0);
  });

  it("that is silent while a connection is encrypted fails within the deadline too", async () => {
    const line = await createBrokenLine({ host: "127.0.0.1", port: (await startSmsService(silence)).port });
    line.freezeAll();
    const sms = smsAt(line.port, deadline, "https");
    const { error, ms } = await timed(() => sms.send(message));
    expect(error).toMatchObject({ name: "SmsError", kind: "unavailable" });
    expect(ms).toBeLessThan(deadline + slack);
  });

  it("that is slow takes its time", async () => {
    const { line, sendSome } = await smsOverLine();
    line.slowDown(500 * scale);
    await sendSome();
  });

  it.each(["cut", "reset"] as const)("that ends connections sends the next text (%s)", async (end) => {
    const { line, sendSome } = await smsOverLine();
    line[end]();
    await Promise.allSettled([sendSome()]);
    line.mend();
    await sendSome();
  });

  it("speaks HTTP/1.1, whose connections end with the text that timed out on them", async () => {
    const offered = offeredProtocols((port) => smsAt(port, deadline, "https").send(message));
    expect(await offered).toEqual(["http/1.1"]);
  });
});
