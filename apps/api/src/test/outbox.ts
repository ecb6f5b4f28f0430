import type { SmsLimits } from "../modules/code/code-limits.ts";
import type { Sms, SmsError, TextMessage } from "../sms/sms.ts";

/** Limits that no test runs into unless it has its own. */
export const testSmsLimits: SmsLimits = {
  perDay: 100_000,
  perDayAndPrefix: 100_000,
  perDayAndClient: 100_000,
};

/** Text messages that go nowhere, for a test to read. */
export function testOutbox() {
  const sent: TextMessage[] = [];
  let held = Promise.resolve();
  let waiting = 0;
  const outbox = {
    sent,
    /** Until the returned function is called, no message goes out: the service is silent. */
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
    /** Set it, and every message fails with it. */
    failure: null as SmsError | null,
    /** How many messages are held. */
    waiting: () => waiting,
    /** The newest code that went to a number. */
    codeTo: (phone: string) => sent.findLast(({ to }) => to === phone)?.text.match(/\d{6}/)?.[0] ?? "none",
    clear: () => {
      sent.length = 0;
      outbox.failure = null;
      held = Promise.resolve();
    },
  };
  const sms: Sms = {
    send: async (message) => {
      waiting += 1;
      await held;
      waiting -= 1;
      if (outbox.failure) throw outbox.failure;
      sent.push(message);
    },
  };
  return { outbox, sms };
}
