import { z } from "zod";
import { artistPrivateFields } from "./artist-profile.ts";
import { eventSummarySchema } from "./event.ts";
import { roleNameSchema } from "./event-role.ts";
import { orNone, webUrl } from "./form-fields.ts";
import { limits } from "./limits.ts";
import { nextAuditionSchema } from "./next-audition.ts";
import { idSchema, pageQuery, paginationSchema, plainText, searchSchema, versionSchema } from "./page.ts";
import { profileSummarySchema } from "./profile.ts";
import { tapeSchema } from "./tape.ts";

/** Sent until the poster opens it; then what the poster made of it, and the applicant of an offer. */
export const applicationStates = [
  ...(["sent", "viewed", "shortlisted", "callback", "offered", "cast", "declined"] as const),
] as const;
export type ApplicationState = (typeof applicationStates)[number];

/** Nobody has answered what is in one of these. */
export const unansweredStates = ["sent", "viewed"] as const satisfies readonly ApplicationState[];

const fields = z.object({
  event_id: idSchema,
  /** Which role it is for, where the call has roles. */
  role_id: z.preprocess(
    (value: number | string | undefined) => (value === "" ? undefined : value),
    idSchema.optional(),
  ),
  note: orNone(plainText.trim().max(limits.applicationNoteMax)),
  /** Where the poster can see or hear the applicant. */
  reel_url: orNone(webUrl.max(limits.fieldMax)),
  /** The tape that was uploaded for it. */
  tape_id: idSchema.optional(),
  /** Shows the applicant's public artist profile beside the application, if there is one. */
  shares_profile: z.boolean().default(true),
  /** The private fields of that profile which the applicant has ticked for this application. */
  shared_fields: z
    .array(z.enum(artistPrivateFields))
    .default([])
    .transform((ticked) => artistPrivateFields.filter((field) => ticked.includes(field))),
  /** Others to whom the poster sends a shortlist see all of it too; else the name and the public profile. */
  allows_sharing: z.boolean().default(false),
});

/** What the poster reads of the private fields that were ticked. */
export const sharedValueSchema = z.object({ field: z.enum(artistPrivateFields), value: z.string() });
export type SharedValue = z.infer<typeof sharedValueSchema>;

/** Refuses an application that says and shows nothing. */
export const emptyApplication = { note: "Write a note, link your reel or show your profile" } as const;

const saysSomething = ({ note, reel_url, tape_id, shares_profile }: z.infer<typeof fields>) =>
  Boolean(note || reel_url || tape_id || shares_profile);
const orRefuse = { path: ["note"], error: emptyApplication.note };

export const createApplicationInput = fields.refine(saysSomething, orRefuse);
export type CreateApplicationInput = z.infer<typeof createApplicationInput>;
/** What its form holds before it is checked. */
export type ApplicationForm = z.input<typeof createApplicationInput>;

/** The input of somebody who has no artist profile to show. */
export const applicationWithoutProfile = fields
  .extend({ shares_profile: fields.shape.shares_profile.transform(() => false) })
  .refine(saysSomething, orRefuse);

/** The same, of a call that has roles. */
export function needsRole<Schema extends z.ZodType<{ role_id?: number | undefined }>>(schema: Schema) {
  return schema.refine(({ role_id }) => role_id !== undefined, {
    path: ["role_id"],
    error: "Choose a role",
    when: () => true,
  });
}

const applicationFields = {
  id: z.number().int(),
  event_id: z.number().int(),
  role: roleNameSchema.nullable(),
  note: z.string().nullable(),
  reel_url: z.string().nullable(),
  /** Its video; nothing where the upstream knows no tapes. */
  tape: tapeSchema.nullish(),
  state: z.enum(applicationStates),
  created_at: z.iso.datetime(),
};

/** An application as the applicant sees it. */
export const applicationSchema = z.object({
  ...applicationFields,
  shared_fields: z.array(z.enum(artistPrivateFields)),
  /** Nothing where the upstream shares no shortlists. */
  allows_sharing: z.boolean().optional(),
  can: z.object({ withdraw: z.boolean() }),
});
export type Application = z.infer<typeof applicationSchema>;
export const applicationData = z.object({ application: applicationSchema });

/** What the signed-in viewer may do with an event, and the application they have sent. */
export const eventViewerSchema = z.object({
  can: z.object({ apply: z.boolean(), review: z.boolean(), contribute: z.boolean() }),
  application: applicationSchema.nullable(),
});
export type EventViewer = z.infer<typeof eventViewerSchema>;
export const eventViewerData = z.object({ viewer: eventViewerSchema });

/** The events not begun that the viewer has applied to, at most `limits.listLimitMax`. */
export const appliedData = z.object({ event_ids: z.array(z.number().int()) });

/** An application as the applicant lists it, with its event. */
export const ownApplicationSchema = applicationSchema.extend({
  event: eventSummarySchema,
  /** False where the event is no longer public: of it only title, date and place are told. */
  is_event_public: z.boolean().optional(),
  /** Nothing where there is none, or the upstream knows no auditions. */
  next_audition: nextAuditionSchema.nullish(),
});
export type OwnApplication = z.infer<typeof ownApplicationSchema>;
export const ownApplicationsQuery = pageQuery(limits.applicationList);
export const ownApplicationsData = z.object({
  applications: z.array(ownApplicationSchema),
  pagination: paginationSchema,
});

/** What a poster marks applications of one call with. */
export const labelSchema = z.object({ id: z.number().int(), name: z.string() });
export type Label = z.infer<typeof labelSchema>;

/** An application as the poster of the event sees it. */
export const receivedApplicationSchema = z.object({
  ...applicationFields,
  /** The address is for those alone who may write to them. */
  applicant: z.object({ name: z.string(), email: z.string().nullable() }),
  /** Counts the changes of its state. */
  version: versionSchema,
  /** True where the applicant said no to an offer. */
  is_turned_down: z.boolean(),
  /** 0 for none. */
  rating: z.number().int().min(0).max(limits.ratingMax),
  labels: z.array(labelSchema),
  /** The profile that the applicant shows with it. */
  profile: profileSummarySchema.nullable(),
  shared: z.array(sharedValueSchema),
  /** Nothing where the upstream shares no shortlists. */
  allows_sharing: z.boolean().optional(),
});
export type ReceivedApplication = z.infer<typeof receivedApplicationSchema>;

/** Narrows a board: to a state, a role, a label, at least so many stars, and words of the applicant's name or note. */
export const boardFilter = z.object({
  state: z.enum(applicationStates).optional(),
  role_id: idSchema.optional(),
  label_id: idSchema.optional(),
  rating: z.coerce.number<number>().int().min(1).max(limits.ratingMax).optional(),
  text: searchSchema.optional(),
});
export type BoardFilter = z.infer<typeof boardFilter>;
export const boardSorts = ["newest", "oldest", "rating"] as const;
export type BoardSort = (typeof boardSorts)[number];

export const receivedApplicationsQuery = pageQuery(limits.applicationList).extend({
  ...boardFilter.shape,
  sort: z.enum(boardSorts).default("newest"),
});
export const receivedApplicationsData = z.object({
  applications: z.array(receivedApplicationSchema),
  pagination: paginationSchema,
});
export const receivedApplicationData = z.object({ application: receivedApplicationSchema });

/** What the poster does with an application: nothing makes it unseen again. */
export const reviewApplicationInput = z.object({ state: z.enum(["viewed", "shortlisted", "declined"]) });
export type ReviewApplicationInput = z.infer<typeof reviewApplicationInput>;
