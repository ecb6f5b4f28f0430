import type { Sms, SmsError, TextMessage } from "../sms/sms.ts";

/** Text messages that go nowhere, for a test to read. */
export function testOutbox() {
  const sent: TextMessage[] = [];
  const outbox = {
    sent,
    /** Set it, and every message fails with it. */
    failure: null as SmsError | null,
    /** The newest code that went to a number. */
    codeTo: (phone: string) => sent.findLast(({ to }) => to === phone)?.text.match(/\d{6}/)?.[0] ?? "none",
    clear: () => {
      sent.length = 0;
      outbox.failure = null;
    },
  };
  const sms: Sms = {
    send: async (message) => {
      if (outbox.failure) throw outbox.failure;
      sent.push(message);
    },
  };
  return { outbox, sms };
}
