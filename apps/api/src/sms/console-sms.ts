import { appendFile } from "node:fs/promises";
import type { Sms } from "./sms.ts";

type Options = {
  /** The file that every message is added to, as a line of JSON. */
  outbox: string;
  clock: () => Date;
  /** Prints a line to the terminal. */
  print: (line: string) => void;
};

/** Prints the message and appends it to a file instead of sending it, for development. */
export function consoleSms({ outbox, clock, print }: Options): Sms {
  return {
    send: async ({ to, text }) => {
      const entry = { to, text, at: clock().toISOString() };
      await appendFile(outbox, `${JSON.stringify(entry)}\n`, { mode: 0o600 });
      print(`SMS to ${to}: ${text.replace(/\s+/g, " ")}`);
    },
  };
}
