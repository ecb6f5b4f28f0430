import { envelope } from "@callboard/contracts/page";
import { z } from "zod";

export type QueryValue = string | number | boolean | undefined;

/**
 * Reads may be tried again and have the shortest deadline; the others are sent exactly once. `signIn` is whatever
 * takes a password or a code, or sends one.
 */
export type CallClass = "read" | "write" | "signIn" | "upload";

/** One call of the upstream's contract. Paths start below `/api/v1`. */
type CallRow<Input, Data> = {
  method: "GET" | "POST" | "DELETE";
  class: CallClass;
  path: (input: Input) => string;
  query?: (input: Input) => Record<string, QueryValue>;
  headers?: (input: Input) => Record<string, string>;
  /** Sent as JSON, or as a form where it is form data. */
  body?: (input: Input) => unknown;
  /** What of the input must not come back in the upstream's words, nor stand in a log. */
  secrets?: (input: Input) => string[];
  /** What stands under `data` of a successful answer. */
  data: z.ZodType<Data>;
};

/** The data of calls of which only the words matter; an upstream may leave it out. */
export const anyData = z.unknown().optional();

/** A successful answer: what was asked for, and words for the screen. */
export type Reply<Data> = { message: string; data: Data };

export type Call<Input, Data> = CallRow<Input, Data> & {
  /** The whole successful answer. */
  answer: z.ZodType<Reply<Data>>;
};

/** Makes a row of a table of calls. */
export function defineCall<Input, Data>(row: CallRow<Input, Data>): Call<Input, Data> {
  return { ...row, answer: envelope(row.data) };
}
