import type { Capability } from "@callboard/contracts/capability";
import { envelope } from "@callboard/contracts/page";
import { z } from "zod";
import type { CacheTag } from "../../cache/cache-tag.ts";

export type QueryValue = string | number | boolean | undefined;

/** Tells whether the upstream offers something beside the specification's calls. */
export type Has = (capability: Capability) => boolean;

/** What an operator says of an upstream where the specification leaves it open. */
export type UpstreamOptions = {
  eventCategoriesPath: string;
  /** How a city is written in a filter. */
  cityFilter: "as-named" | "lowercase";
};

/**
 * Reads may be retried and have the shortest timeout; the others are sent once. `signIn`: calls with passwords or codes.
 * `message`: calls that have a text message sent, which fail with the service that sends them.
 */
export type CallClass = "read" | "write" | "signIn" | "message" | "upload";

/** One call of the upstream's API. Paths are relative to its base path. */
type CallRow<Input, Data> = {
  method: "GET" | "POST" | "DELETE";
  class: CallClass;
  path: (input: Input, options: UpstreamOptions) => string;
  query?: (input: Input, has: Has, options: UpstreamOptions) => Record<string, QueryValue>;
  headers?: (input: Input, has: Has) => Record<string, string>;
  /** Sent as JSON; FormData as a form. */
  body?: (input: Input, has: Has) => unknown;
  /** Values of the input that must not appear in messages or logs. */
  secrets?: (input: Input) => string[];
  /** A cache tag of what only some answers show, beside the tags of whoever asks. */
  further?: { tag: CacheTag; isIn(data: Data): boolean };
  /** The schema of what the call gives. */
  data: z.ZodType<Data>;
};

export type Reply<Data> = { message: string; data: Data };

export type Call<Input, Data> = CallRow<Input, Data> & {
  /** What the upstream has to offer for this call; undefined for a call of the specification. */
  capability?: Capability;
  /** Reads a successful response. Throws ZodError for one that does not fit. */
  parse: (body: unknown, input: Input) => Reply<Data>;
};

type Wire = { message?: string | null | undefined };

type StandardRow<Input, Answer extends Wire, Data> = CallRow<Input, Data> & {
  /** The schema of the whole successful response, as tolerant as the specification. */
  answer: z.ZodType<Answer>;
  normalise: (answer: Answer, input: Input) => Data;
};

/** A call of the specification: any upstream has it. */
export function standardCall<Input, Answer extends Wire, Data>({
  answer,
  normalise,
  ...row
}: StandardRow<Input, Answer, Data>): Call<Input, Data> {
  return {
    ...row,
    parse: (body, input) => {
      const parsed = answer.parse(body);
      return { message: parsed.message ?? "", data: normalise(parsed, input) };
    },
  };
}

/** For calls whose `data` is not used; an upstream may leave it out. */
export const anyData = z.unknown().optional();

/** A call that an upstream may have beside those of the specification, answered as our API does. */
export function extensionCall<Input, Data>(
  row: CallRow<Input, Data> & { capability: Capability },
): Call<Input, Data> {
  const answer: z.ZodType<Reply<Data>> = envelope(row.data);
  return { ...row, parse: (body) => answer.parse(body) };
}
