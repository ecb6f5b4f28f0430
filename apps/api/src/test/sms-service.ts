import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { twilioSms } from "../sms/twilio-sms.ts";

/** The adapter's secret at the service. */
export const smsToken = "canary-sms-token";

/** A server that stands where Twilio does, and answers as it is told. Ends with the test. */
export async function startSmsService(answer: RequestListener) {
  let asked = 0;
  let isGone = false;
  const server = createServer((request, response) => {
    asked += 1;
    if (isGone) request.socket.destroy();
    else answer(request, response);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    port: (server.address() as AddressInfo).port,
    /** How many texts it was given, whatever became of them. */
    asked: () => asked,
    /** Breaks off what waits for an answer, and whatever comes. */
    hangUp: () => {
      isGone = true;
      server.closeAllConnections();
    },
  };
}

/** The adapter before a service at that port of this machine. `deadline` is in ms. */
export function smsAt(port: number, deadline?: number, scheme = "http") {
  return twilioSms(
    {
      TWILIO_ACCOUNT_SID: "AC00",
      TWILIO_AUTH_TOKEN: smsToken,
      TWILIO_FROM: "+15005550006",
      TWILIO_API_URL: `${scheme}://127.0.0.1:${port}/`,
    },
    deadline,
  );
}

/** The service's refusal, in its own form. */
export const smsRefusal =
  (status: number, code: number, words: string): RequestListener =>
  (_request, response) => {
    const more_info = `https://www.twilio.com/docs/errors/${code}`;
    response.writeHead(status, { "content-type": "application/json" });
    response.end(JSON.stringify({ code, message: words, more_info, status }));
  };

/** Says nothing. */
export const silence: RequestListener = () => {};
