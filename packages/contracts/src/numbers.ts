import { z } from "zod";

/** How long one step of a plot is, and how many of them there are: the last is the one of now. */
export const numberUnits = { day: 30, week: 26, month: 12 } as const;
export type NumberUnit = keyof typeof numberUnits;
const unit = z.enum(Object.keys(numberUnits) as [NumberUnit]);

export const numbersQuery = z.object({ unit: unit.default("day") });

/** What is counted, by when it was made. `answer_hours` is the median time to the first decision on applications that were decided then. */
export const countedThings = [
  "sign_ups",
  "calls",
  "campaigns",
  "applications",
  "answer_hours",
  "comments",
  "pledges",
  "pledged_euro",
] as const;
export type CountedThing = (typeof countedThings)[number];

export const numbersSchema = z.object({
  unit,
  /** When each step begins, in UTC. */
  starts: z.array(z.iso.datetime()),
  /** A value for each step; null where there is nothing to take a median of. */
  values: z.record(z.enum(countedThings), z.array(z.number().nullable())),
});
export type Numbers = z.infer<typeof numbersSchema>;
export const numbersData = z.object({ numbers: numbersSchema });
