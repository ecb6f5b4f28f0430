import { z } from "zod";

/** Money is stored, added and compared in whole cents; an amount in euro is the same number with a decimal point. */
export function toCents(euro: number): number {
  return Math.round(euro * 100);
}

export function toEuro(cents: number): number {
  return cents / 100;
}

/** True for an amount in euro that is a whole number of cents. */
export function isWholeCents(euro: number): boolean {
  return toEuro(toCents(euro)) === euro;
}

/** An amount in euro as an answer carries it. */
export const euroSchema = z.number().refine(isWholeCents, { error: "Must have at most two decimals" });

type Words = { missing: string; tooSmall: string; tooLarge: string };

/** An amount in euro out of a text field, from `min` to `max`; an empty one and one that is no number are missing. */
export function euroField({ min, max }: { min: number; max: number }, words: Words) {
  return z.preprocess(
    (value: string | number | undefined) =>
      typeof value === "string" ? (value.trim() === "" ? undefined : Number(value)) : value,
    z
      .number({ error: words.missing })
      .min(min, words.tooSmall)
      .max(max, words.tooLarge)
      .refine(isWholeCents, { error: "Must have at most two decimals" }),
  );
}
