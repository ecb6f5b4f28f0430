import { z } from "zod";
import {
  ageBandIds,
  callGenders,
  callSorts,
  closingDays,
  payChoices,
  tapeChoices,
} from "./call-filter-values.ts";
import { flagQuery, plainText } from "./page.ts";

/** What calls can be narrowed by beside the filters of every list; what says something of a role holds of one that is open. */
export const callFilterFields = {
  /** Profession, gender and playing age are those of one role, which may be for anybody. */
  profession: plainText.trim().max(100).optional(),
  gender: z.enum(callGenders).optional(),
  age: z.enum(ageBandIds).optional(),
  pay: z.enum(payChoices).optional(),
  closes_within: z.enum(closingDays).optional(),
  self_tape: z.enum(tapeChoices).optional(),
  /** Only those that meet every rule of the fair-call check. */
  is_fair: flagQuery.optional(),
  /** The day on which they begin, in their city. */
  day: z.iso.date().optional(),
  sort: z.enum(callSorts).optional(),
};
export const callFilterNames = [
  "profession",
  "gender",
  "age",
  "pay",
  "closes_within",
  "self_tape",
  "is_fair",
  "day",
] as const;
export type CallFilter = z.output<z.ZodObject<typeof callFilterFields>>;

const countedFields = { count: z.number().int(), is_more: z.boolean() };

/** A value, and how many calls it leaves of the others that are chosen. `is_more`: at least so many. */
export const callFacetSchema = z.object({ value: z.string(), label: z.string(), ...countedFields });
export type CallFacet = z.infer<typeof callFacetSchema>;

export const callFacetGroups = [
  "category_id",
  "profession",
  "gender",
  "age",
  "pay",
  "closes_within",
  "self_tape",
  "is_fair",
] as const;
export type CallFacetGroup = (typeof callFacetGroups)[number];

/** What a list of calls can be narrowed to further, and on which of the next days they begin. */
export const callFacetsData = z.object({
  total: z.object(countedFields),
  facets: z.record(z.enum(callFacetGroups), z.array(callFacetSchema)),
  days: z.array(z.object({ day: z.iso.date(), ...countedFields })),
});
export type CallFacets = z.infer<typeof callFacetsData>;

export const callFacetLimits = {
  /** Calls that are counted at most, and of one day. */
  counted: 1_000,
  countedOfDay: 100,
  days: 28,
  professions: 12,
} as const;
