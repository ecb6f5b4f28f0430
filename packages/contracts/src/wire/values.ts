import { z } from "zod";

/** An id or a count, as a number or in digits. */
export const wireInteger = z.union([
  z.int().min(0),
  z
    .string()
    .regex(/^\d{1,16}$/)
    .transform(Number)
    .pipe(z.int()),
]);

/** An amount, as a number or in digits. */
export const wireNumber = z.union([
  z.number(),
  z
    .string()
    .regex(/^-?\d{1,15}(\.\d{1,4})?$/)
    .transform(Number),
]);

/** A flag, as a boolean, a number or a word. */
export const wireFlag = z.union([
  z.boolean(),
  z.literal([1, "1", "true"]).transform(() => true),
  z.literal([0, "0", "false"]).transform(() => false),
]);

const moment = z.iso.datetime({ offset: true, local: true });

/** A day or a moment: `2026-03-05`, `2026-03-05 18:30:00`, `2026-03-05T18:30:00.000Z`. */
export const wireDate = z.union([
  moment,
  z.iso.date(),
  z
    .string()
    .regex(/^[\d-]+ \d/)
    .transform((text) => text.replace(" ", "T"))
    .pipe(moment),
]);

/** A time of day: `18:30` or `18:30:00`. An empty one is none. */
export const wireTime = z.union([z.iso.time(), z.literal("").transform(() => null)]).nullish();

/** Texts that may be missing or null. */
export const wireText = z.string().nullish();
