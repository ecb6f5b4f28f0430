import { z } from "zod";
import { callChangeSchema, callStatusSchema, ownCallCanSchema } from "../call.ts";
import { eventKinds } from "../event.ts";
import { eventRoleSchema } from "../event-role.ts";
import { fairRuleSchema } from "../fair-rule.ts";
import { findingSchema } from "../finding.ts";
import { ofTeamSchema } from "../team-role.ts";
import { visibilitySchema } from "../visibility.ts";
import { itemAnswer, listAnswer, messageAnswer } from "./answer.ts";
import { wireReference } from "./reference.ts";
import { wireDate, wireFlag, wireInteger, wireNumber, wireText, wireTime } from "./values.ts";

/** An event or a campaign, in a list or alone. */
export const wireEvent = z.object({
  id: wireInteger,
  title: z.string(),
  start_date: wireDate,
  start_time: wireTime,
  description: wireText,
  banner_photo: wireText,
  description_photo: wireText,
  price: wireNumber.nullish(),
  compensation: wireNumber.nullish(),
  raised_so_far: wireNumber.nullish(),
  website: wireText,
  venue_name: wireText,
  present_city: wireText,
  address: wireText,
  address_1: wireText,
  address_2: wireText,
  contact_person: wireText,
  contact_number: z.union([z.string(), z.number().transform(String)]).nullish(),
  email: wireText,
  category_id: wireInteger.nullish(),
  category_name: wireText,
  eventCategory: wireReference.nullish(),
  tags: z.array(wireReference).nullish(),
  is_featured: wireFlag.nullish(),
  // Another word than ours is no reason to show it as anything else than posted.
  status: callStatusSchema.catch("published").default("published"),
  version: z.number().int().optional().catch(undefined),
  changes: z.array(callChangeSchema).optional().catch(undefined),
  can: ownCallCanSchema.optional().catch(undefined),
  waiting_count: wireInteger.nullish().catch(undefined),
  created_at: wireDate.nullish(),
  kind: z.enum(eventKinds).nullish(),
  end_time: wireTime,
  time_zone: wireText,
  time_zone_name: wireText,
  starts_at: wireDate.nullish(),
  apply_until: wireDate.nullish(),
  apply_by: wireDate.nullish(),
  // Other upstreams may mean something else by these names.
  decide_by: wireDate.nullish().catch(undefined),
  roles_until: z.array(wireDate.nullable()).optional().catch(undefined),
  roles: z.array(eventRoleSchema).optional().catch(undefined),
  fair_call: z.array(fairRuleSchema).optional().catch(undefined),
  supporters: wireInteger.nullish(),
  // Other upstreams may mean something else by these names.
  visibility: visibilitySchema.optional().catch(undefined),
  visibility_reason: wireText.catch(undefined),
  findings: z.array(findingSchema).optional().catch(undefined),
  team: ofTeamSchema.nullish().catch(undefined),
  posted_by_name: wireText.catch(undefined),
});
export type WireEvent = z.infer<typeof wireEvent>;

export const eventListAnswer = listAnswer("events", wireEvent);
export const eventAnswer = itemAnswer("event", wireEvent);
export const eventCategoryListAnswer = listAnswer("categories", wireReference);
/** What posting an event answers, which may be a message alone. */
export const createdEventAnswer = z.union([eventAnswer, messageAnswer]);
