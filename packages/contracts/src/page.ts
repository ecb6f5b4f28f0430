import { z } from "zod";
import { limits } from "./limits.ts";

/** What every list takes: a page by number, or a cursor of an earlier answer, which wins and reaches any depth. */
export function pageQuery(defaultLimit: number) {
  return z.object({
    page: z.coerce.number<number>().int().min(1).max(limits.listPageMax).default(1),
    limit: z.coerce.number<number>().int().min(1).max(limits.listLimitMax).default(defaultLimit),
    cursor: z.string().min(1).max(limits.cursorMax).optional(),
  });
}

export const paginationSchema = z.object({
  page: z.number().int(),
  limit: z.number().int(),
  hasNextPage: z.boolean(),
  /** Where the next page starts; null on the last one. */
  nextCursor: z.string().nullable(),
});
export type Pagination = z.infer<typeof paginationSchema>;

/** A flag in a query string: `true`, `false`, `1` or `0`. */
export const flagQuery = z.union([
  z.boolean(),
  z.stringbool({ truthy: ["true", "1"], falsy: ["false", "0"] }),
]);

/** Text that is stored and shown: no control characters (a NUL cannot be stored at all) besides tab and line breaks. */
const controlCharacters = /(?![\t\n\r\u0080-\u009f])\p{Cc}/u;
const withoutControls = (text: z.ZodString) =>
  text.refine((value) => !controlCharacters.test(value), { error: "Must not contain control characters" });

/** Refuses control characters and halves of characters in a text; keeps the schema a string's. */
export const plain = (text: z.ZodString) =>
  withoutControls(text).refine((value) => value.isWellFormed(), {
    error: "Must not contain broken characters",
  });

export const plainText = plain(z.string());

/** The slug of an address. One with a broken character is accepted here, and then not found. */
export const slugSchema = withoutControls(z.string()).min(1).max(limits.slugMax);
export const idSchema = z.coerce.number<number>().int().min(1).max(Number.MAX_SAFE_INTEGER);

/** The version of a row that a change was made of, as far as the database can count. */
export const versionSchema = z.number().int().min(1).max(2_147_483_647);

/** What a search box sends; only spaces is no search. */
export const searchSchema = withoutControls(z.string())
  .max(limits.searchMax)
  .transform((value) => value.trim());

/** The envelope of every successful answer of the API. */
export function envelope<Data extends z.ZodType>(data: Data) {
  return z.object({ success: z.literal(true), message: z.string(), data });
}

/**
 * What a status alone does not tell. `factor_required`: the same works once the second factor was shown. `suspended`: the account
 * cannot sign in, for the reason and until when the message tells.
 */
export const failureCodes = ["factor_required", "suspended"] as const;
export type FailureCode = (typeof failureCodes)[number];

/** The envelope of every refusal. `message` is an object of field messages where the status is 422. */
export const failureEnvelope = z.object({
  success: z.literal(false),
  message: z.union([z.string(), z.record(z.string(), z.string())]),
  data: z.null().optional(),
  /** From an upstream that says more than its status; any other text is none. */
  code: z.enum(failureCodes).optional().catch(undefined),
});
