import { z } from "zod";
import { callChangeSchema, callStatusSchema, ownCallCanSchema } from "./call.ts";
import { callFilterFields } from "./call-filter.ts";
import { eventRoleSchema } from "./event-role.ts";
import { fairRuleSchema } from "./fair-rule.ts";
import { findingSchema } from "./finding.ts";
import { limits } from "./limits.ts";
import { euroSchema } from "./money.ts";
import { flagQuery, idSchema, pageQuery, paginationSchema, plainText, searchSchema } from "./page.ts";
import { referenceSchema } from "./reference.ts";
import { ofTeamSchema } from "./team-role.ts";
import { visibilitySchema } from "./visibility.ts";

export const eventKinds = ["event", "crowdfunding"] as const;
export type EventKind = (typeof eventKinds)[number];

/** What a list can be narrowed to: everything, what has not begun, or what has. */
export const eventFilters = ["", "upcoming", "past"] as const;
export type EventFilter = (typeof eventFilters)[number];

export const eventCategorySchema = referenceSchema;
export type EventCategory = z.infer<typeof eventCategorySchema>;

export const eventTagSchema = z.object({ id: z.number().int(), name: z.string() });

/**
 * An event or a campaign as lists and cards show it. Dates are `YYYY-MM-DD` and times `HH:mm` on the wall of
 * `time_zone` (IANA); `starts_at` is the same moment in UTC. Amounts are in euro.
 */
export const eventSummarySchema = z.object({
  id: z.number().int(),
  /** Null where the upstream does not tell the two apart. */
  kind: z.enum(eventKinds).nullable(),
  title: z.string(),
  description: z.string(),
  banner_photo: z.string().nullable(),
  start_date: z.iso.date(),
  start_time: z.string().nullable(),
  end_time: z.string().nullable(),
  time_zone: z.string(),
  /** How its clocks are called on that day: `IST`, `BST`, or `GMT+9` where there is no short name. */
  time_zone_name: z.string(),
  starts_at: z.iso.datetime().nullable(),
  /** The last day for applications, where there is one. */
  apply_by: z.iso.date().nullable(),
  /** Applications are taken before this moment: the end of `apply_by` in its city, and its beginning at the latest. */
  apply_until: z.iso.datetime(),
  /** The day by which its poster has promised to answer everybody who applied. */
  decide_by: z.iso.date().nullable(),
  /** Until when each of its roles takes applications; null for one that its poster has closed. */
  roles_until: z.array(z.iso.datetime().nullable()),
  venue_name: z.string().nullable(),
  present_city: z.string().nullable(),
  /** Both lines of the address as one. */
  address: z.string().nullable(),
  category_name: z.string().nullable(),
  is_featured: z.boolean(),
  /** Per person; of a campaign, what it needs. */
  price: euroSchema.nullable(),
  /** The same as `price`, under the name that campaigns are read by. */
  compensation: euroSchema.nullable(),
  /** The sum of the ledger, and how many people it comes from. */
  raised_so_far: euroSchema.nullable(),
  supporters: z.number().int().nullable(),
  created_at: z.iso.datetime().nullable(),
  status: callStatusSchema.default("published"),
  /** How often it was changed since it was posted. */
  version: z.number().int().default(0),
});
export type EventSummary = z.infer<typeof eventSummarySchema>;

/** What its poster alone is told: who sees it, why not everybody, and what the rules have found in it. */
const screenedFields = {
  visibility: visibilitySchema.optional(),
  visibility_reason: z.string().nullable().optional(),
  findings: z.array(findingSchema).optional(),
  /** What they may do with it, and how many applicants have not heard anything. */
  can: ownCallCanSchema.optional(),
  waiting_count: z.number().int().optional(),
  /** The team that it belongs to, where the viewer is in one; and who of it posted it. */
  team: ofTeamSchema.nullable().optional(),
  posted_by_name: z.string().nullable().optional(),
};

/** A whole event: the same for everybody who asks. Its poster is told more. */
export const eventSchema = eventSummarySchema.extend({
  ...screenedFields,
  description_photo: z.string().nullable(),
  website: z.string().nullable(),
  address_1: z.string().nullable(),
  address_2: z.string().nullable(),
  contact_person: z.string().nullable(),
  contact_number: z.string().nullable(),
  email: z.string().nullable(),
  eventCategory: eventCategorySchema.nullable(),
  tags: z.array(eventTagSchema),
  /** What it casts, in its poster's order; none where it says nothing of roles. */
  roles: z.array(eventRoleSchema),
  /** Which rules of the fair-call check it meets; missing where nobody checks that, and of a campaign. */
  fair_call: z.array(fairRuleSchema).optional(),
  /** What says something else than those read it who applied first. */
  changes: z.array(callChangeSchema).default([]),
});
/** Not named `Event`, which every browser calls something else. */
export type EventDetails = z.infer<typeof eventSchema>;

export const eventSortColumns = ["created_at", "start_date"] as const;

export const eventListQuery = pageQuery(limits.eventList).extend({
  sortBy: z.enum(eventSortColumns).default("created_at"),
  sortOrder: z
    .preprocess(
      (value: "ASC" | "DESC" | "asc" | "desc") => (typeof value === "string" ? value.toUpperCase() : value),
      z.enum(["ASC", "DESC"]),
    )
    .default("DESC"),
  kind: z.enum(eventKinds).optional(),
  is_featured: flagQuery.optional(),
  category_id: idSchema.optional(),
  search: searchSchema.optional(),
  is_event: z.enum(eventFilters).optional(),
  /** The name of a city, in any case; empty for all of them. */
  present_city: plainText.trim().max(100).optional(),
  ...callFilterFields,
});
export type EventListQuery = z.infer<typeof eventListQuery>;

/** What the facets of a list of calls are counted for: its filters and its order. */
export const callFacetsQuery = eventListQuery.pick({
  ...{ category_id: true, search: true, is_event: true, present_city: true },
  ...{ profession: true, gender: true, age: true, pay: true, closes_within: true, self_tape: true },
  ...{ is_fair: true, day: true, sort: true },
});
export type CallFacetsQuery = z.infer<typeof callFacetsQuery>;

export const eventListData = z.object({
  events: z.array(eventSummarySchema),
  pagination: paginationSchema,
});
export type EventListData = z.infer<typeof eventListData>;

export const eventParams = z.object({ id: idSchema });
export const eventData = z.object({ event: eventSchema });

/** Others of a category that have not begun, soonest first, without `except`. */
export const relatedEventsParams = z.object({ category_id: idSchema });
export const relatedEventsQuery = pageQuery(limits.eventRelated).extend({ except: idSchema.optional() });

export const eventCategoryListQuery = pageQuery(limits.eventCategoryFetch);
export const eventCategoryListData = z.object({
  categories: z.array(eventCategorySchema),
  pagination: paginationSchema,
});

/** What somebody has posted, as only they see it: with how many have applied and how many of those are unread. */
export const ownEventSchema = eventSummarySchema.extend({
  ...screenedFields,
  application_count: z.number().int(),
  unopened_count: z.number().int(),
});
export type OwnEvent = z.infer<typeof ownEventSchema>;

export const ownEventsQuery = pageQuery(limits.eventList);
export const ownEventsData = z.object({ events: z.array(ownEventSchema), pagination: paginationSchema });
