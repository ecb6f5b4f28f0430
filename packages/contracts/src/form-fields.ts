import { z } from "zod";
import { limits } from "./limits.ts";
import { plain } from "./page.ts";

/** A text that must be there; `message` is what a form says when it is not. */
export function filled(message: string, max: number = limits.fieldMax) {
  return plain(
    z.string({ error: message }).trim().min(1, message).max(max, `Must be at most ${max} characters`),
  );
}

/** One of a list; `message` stands for nothing chosen and for anything that is not on it. */
export function choice<const Values extends readonly [string, ...string[]]>(values: Values, message: string) {
  return z.enum(values, { error: message });
}

/** Yes or no, where nothing chosen yet is refused with `message`. */
export function yesOrNo(message: string) {
  return z.boolean({ error: message });
}

/** No `user@` before the host, which reads like the host itself, and nothing that browsers take for a slash or leave out. */
const withoutUser = /^https?:\/\/[^@/?#\\\s]+(?:[/?#]|$)/i;

/** An http or https address. */
export const webUrl = z
  .url({ protocol: /^https?$/, hostname: z.regexes.domain, error: "Invalid URL" })
  .regex(withoutUser, "Invalid URL");

/** An http or https address that must be there. */
export function webAddress(message: string) {
  return filled(message).pipe(webUrl);
}

/** What somebody typed as a number; an empty text is missing, not zero. */
const typedNumber = (value: unknown) =>
  typeof value === "string" ? (value.trim() === "" ? undefined : Number(value)) : value;

const numberOr = (missing: string, notANumber: string) =>
  z.number({ error: ({ input }) => (input === undefined ? missing : notANumber) });

/** A number out of a text field. */
export function anyNumber(missing: string, notANumber: string) {
  return z.preprocess(typedNumber, numberOr(missing, notANumber));
}

/** A whole number out of a text field. */
export function wholeNumber(missing: string, notANumber: string) {
  return z.preprocess(typedNumber, numberOr(missing, notANumber).int(notANumber));
}

/** A field that may stay empty: nothing but spaces is none. */
export function orNone<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(
    (value: string | undefined) => (typeof value === "string" && value.trim() === "" ? undefined : value),
    schema.optional(),
  );
}
