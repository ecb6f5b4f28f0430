import { appendFile } from "node:fs/promises";
import type { Sms } from "./sms.ts";

type Options = {
  /** The file that every message is added to, as a line of JSON. */
  outbox: string;
  clock: () => Date;
  /** Writes one line where a person at the terminal sees it. */
  print: (line: string) => void;
};

/** Sends nothing: shows the message in the terminal and keeps it in a file, for those who try the product out. */
export function consoleSms({ outbox, clock, print }: Options): Sms {
  return {
    send: async ({ to, text }) => {
      const entry = { to, text, at: clock().toISOString() };
      await appendFile(outbox, `${JSON.stringify(entry)}\n`, { mode: 0o600 });
      print(`SMS to ${to}: ${text.replace(/\s+/g, " ")}`);
    },
  };
}
