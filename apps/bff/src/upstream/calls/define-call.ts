import { envelope } from "@callboard/contracts/page";
import { z } from "zod";

export type QueryValue = string | number | boolean | undefined;

/**
 * Reads may be retried and have the shortest timeout; the others are sent once. `signIn`: calls with passwords or codes.
 * `message`: calls that have a text message sent, which fail with the service that sends them.
 */
export type CallClass = "read" | "write" | "signIn" | "message" | "upload";

/** One call of the upstream's API. Paths are relative to `/api/v1`. */
type CallRow<Input, Data> = {
  method: "GET" | "POST" | "DELETE";
  class: CallClass;
  path: (input: Input) => string;
  query?: (input: Input) => Record<string, QueryValue>;
  headers?: (input: Input) => Record<string, string>;
  /** Sent as JSON; FormData as a form. */
  body?: (input: Input) => unknown;
  /** Values of the input that must not appear in messages or logs. */
  secrets?: (input: Input) => string[];
  /** The schema of `data` in a successful response. */
  data: z.ZodType<Data>;
};

/** For calls whose `data` is not used; an upstream may leave it out. */
export const anyData = z.unknown().optional();

export type Reply<Data> = { message: string; data: Data };

export type Call<Input, Data> = CallRow<Input, Data> & {
  /** The schema of the whole successful response. */
  answer: z.ZodType<Reply<Data>>;
};

export function defineCall<Input, Data>(row: CallRow<Input, Data>): Call<Input, Data> {
  return { ...row, answer: envelope(row.data) };
}
