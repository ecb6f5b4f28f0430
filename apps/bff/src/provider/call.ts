import { envelope } from "@callboard/contracts/page";
import type { z } from "zod";

export type QueryValue = string | number | boolean | undefined;

/** Reads may be tried again and have the shorter deadline; writes are sent exactly once. */
export type CallClass = "read" | "write";

/** One call of the provider's contract. Paths start below `/api/v1`. */
type CallRow<Input, Data> = {
  method: "GET" | "POST";
  class: CallClass;
  path: (input: Input) => string;
  query?: (input: Input) => Record<string, QueryValue>;
  body?: (input: Input) => unknown;
  /** What stands under `data` of a successful answer. */
  data: z.ZodType<Data>;
};

export type Call<Input, Data> = CallRow<Input, Data> & {
  /** The whole successful answer. */
  answer: z.ZodType<{ data: Data }>;
};

/** Makes a row of a table of calls. */
export function defineCall<Input, Data>(row: CallRow<Input, Data>): Call<Input, Data> {
  return { ...row, answer: envelope(row.data) };
}
