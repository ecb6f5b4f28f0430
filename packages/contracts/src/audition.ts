import { z } from "zod";
import { auditionLimits } from "./audition-limits.ts";
import { minutesOf, slotStarts } from "./audition-slots.ts";
import { roleNameSchema } from "./event-role.ts";
import { orNone, webUrl, wholeNumber } from "./form-fields.ts";
import { idempotencyKeySchema } from "./idempotency.ts";
import { limits } from "./limits.ts";
import { idSchema, plainText, versionSchema } from "./page.ts";

/**
 * Where somebody stands with an audition day: asked to choose a time, booked for one, waiting for one, or not coming: they declined, or the poster
 * took them off.
 */
export const invitationStates = ["invited", "booked", "waiting", "declined", "removed"] as const;
export type InvitationState = (typeof invitationStates)[number];

/** A time of an audition day. */
export const auditionSlotSchema = z.object({
  id: z.number().int(),
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
});
export type AuditionSlot = z.infer<typeof auditionSlotSchema>;

const dayFields = {
  id: z.number().int(),
  /** Null where it is for the whole call. */
  role: roleNameSchema.nullable(),
  /** Local to the time zone, as are the times of its form. */
  date: z.iso.date(),
  time_zone: z.string(),
  slot_minutes: z.number().int(),
  /** People at once in a time. */
  capacity: z.number().int(),
  place: z.string().nullable(),
  link: z.string().nullable(),
  note: z.string().nullable(),
  is_cancelled: z.boolean(),
  version: versionSchema,
};

/** An audition day in the list of its call. */
export const auditionDaySummarySchema = z.object({
  ...dayFields,
  slots: z.number().int(),
  counts: z.record(z.enum(invitationStates), z.number().int()),
});
export type AuditionDaySummary = z.infer<typeof auditionDaySummarySchema>;

const eventName = z.object({ id: z.number().int(), title: z.string() });
const can = z.object({ act: z.boolean() });

export const auditionDaysData = z.object({
  event: eventName,
  roles: z.array(roleNameSchema),
  time_zone: z.string(),
  days: z.array(auditionDaySummarySchema),
  can,
});
export type AuditionDays = z.infer<typeof auditionDaysData>;

/** Somebody who is invited, as the poster's side sees them. */
export const auditionInvitationSchema = z.object({
  id: z.number().int(),
  application_id: z.number().int(),
  name: z.string(),
  role: roleNameSchema.nullable(),
  state: z.enum(invitationStates),
  slot_id: z.number().int().nullable(),
  /** Their words when they declined. */
  message: z.string().nullable(),
  /** Their number, where they let the poster see it for this day. */
  phone: z.string().nullable(),
});
export type AuditionInvitation = z.infer<typeof auditionInvitationSchema>;

/** An audition day with all its times, and everybody who is invited: those who wait in their order. */
export const auditionDaySchema = z.object({
  ...dayFields,
  event: eventName,
  slots: z.array(auditionSlotSchema),
  invitations: z.array(auditionInvitationSchema),
  /** Rises with whatever changes: calendars take the file with the greater one. */
  sequence: z.number().int(),
  can,
});
export type AuditionDay = z.infer<typeof auditionDaySchema>;
export const auditionDayData = z.object({ day: auditionDaySchema });

/** Where an applicant stands with each day, for the poster's side. */
export const applicantAuditionsData = z.object({
  invitations: z.array(
    z.object({
      day_id: z.number().int(),
      state: z.enum(invitationStates),
      starts_at: z.iso.datetime().nullable(),
    }),
  ),
});
export type ApplicantAuditions = z.infer<typeof applicantAuditionsData>;

/** An invitation as its applicant sees it. */
export const ownAuditionSchema = z.object({
  /** That of the invitation. */
  id: z.number().int(),
  state: z.enum(invitationStates),
  date: z.iso.date(),
  time_zone: z.string(),
  role: roleNameSchema.nullable(),
  place: z.string().nullable(),
  /** For who has a time. */
  link: z.string().nullable(),
  is_online: z.boolean(),
  note: z.string().nullable(),
  is_cancelled: z.boolean(),
  /** The time that is booked. */
  slot: auditionSlotSchema.nullable(),
  /** Those that are free and have not begun. */
  free: z.array(auditionSlotSchema),
  shares_phone: z.boolean(),
  /** The booked time, or the one that was: calendars are told that it is cancelled. */
  held: z.object({ starts_at: z.iso.datetime(), ends_at: z.iso.datetime() }).nullable(),
  sequence: z.number().int(),
  can: z.object({ book: z.boolean(), wait: z.boolean(), decline: z.boolean() }),
});
export type OwnAudition = z.infer<typeof ownAuditionSchema>;
export const ownAuditionsData = z.object({ event: eventName, auditions: z.array(ownAuditionSchema) });
export type OwnAuditions = z.infer<typeof ownAuditionsData>;
export const ownAuditionData = z.object({ event: eventName, audition: ownAuditionSchema });

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Must be a time");
const day = z.string({ error: "Date is required" }).pipe(z.iso.date("Date is required"));
const number = (missing: string, min: number, max: number) =>
  wholeNumber(missing, "Must be a whole number").pipe(
    z.number().min(min, `Must be at least ${min}`).max(max, `Must be at most ${max}`),
  );

const { slotMinutesMin, slotMinutesMax, capacityMax, breaksMax, placeMax, noteMax } = auditionLimits;
const whereAndWhen = {
  date: day,
  start_time: clock,
  place: orNone(plainText.trim().max(placeMax, `Must be at most ${placeMax} characters`)),
  /** A meeting that is on the web. */
  link: orNone(
    webUrl
      .max(limits.fieldMax, `Must be at most ${limits.fieldMax} characters`)
      .regex(/^https:/i, "Must begin with https://"),
  ),
  note: orNone(plainText.trim().max(noteMax, `Must be at most ${noteMax} characters`)),
};

const noPlaceText = "Say where it is, or give a link";
const hasPlace = ({ place, link }: { place?: string | undefined; link?: string | undefined }) =>
  Boolean(place || link);

const planFields = z.object({
  role_id: z.preprocess((value) => (value === "" ? undefined : value), idSchema.optional()),
  ...whereAndWhen,
  end_time: clock,
  slot_minutes: number("Length is required", slotMinutesMin, slotMinutesMax),
  capacity: number("Say how many come at once", 1, capacityMax),
  breaks: z
    .array(
      z
        .object({ from: clock, to: clock })
        .refine(({ from, to }) => from < to, { error: "A break ends after it begins", path: ["to"] }),
    )
    .max(breaksMax)
    .default([]),
});
type PlanFields = z.output<typeof planFields>;

const refusalOf = (plan: PlanFields): [path: string, text: string] | null => {
  if (minutesOf(plan.end_time) <= minutesOf(plan.start_time)) return ["end_time", "It ends after it begins"];
  const { length } = slotStarts(plan);
  if (length === 0) return ["slot_minutes", "Not one time has room between beginning and end"];
  if (length > auditionLimits.slotsMax)
    return ["slot_minutes", `A day has at most ${auditionLimits.slotsMax} times`];
  return null;
};

/** The form of an audition day. */
export const auditionPlan = planFields
  .refine(hasPlace, { path: ["place"], error: noPlaceText })
  .superRefine((plan, context) => {
    const refusal = refusalOf(plan);
    if (refusal) context.addIssue({ code: "custom", path: [refusal[0]], message: refusal[1] });
  });
export type AuditionPlan = z.output<typeof auditionPlan>;
/** What its form holds before it is checked. */
export type AuditionPlanForm = z.input<typeof auditionPlan>;

/** The same key again is the same day. */
export const createAuditionInput = z.intersection(
  auditionPlan,
  z.object({ event_id: idSchema, key: idempotencyKeySchema }),
);
export type CreateAuditionInput = z.output<typeof createAuditionInput>;

/** What can be changed of a day: all of it moves, so that its first time begins then. */
export const auditionChange = z
  .object(whereAndWhen)
  .refine(hasPlace, { path: ["place"], error: noPlaceText });
export type AuditionChange = z.output<typeof auditionChange>;
export type AuditionChangeForm = z.input<typeof auditionChange>;
/** Of the version that was seen. */
export const changeAuditionInput = z.intersection(auditionChange, z.object({ version: versionSchema }));
export type ChangeAuditionInput = z.output<typeof changeAuditionInput>;

export const addSlotInput = z.object({ day_id: idSchema, start_time: clock });
export type AddSlotInput = z.output<typeof addSlotInput>;

export const inviteToAuditionInput = z.object({
  day_id: idSchema,
  application_ids: z.array(idSchema).min(1).max(auditionLimits.invitationsMax),
});
export type InviteToAuditionInput = z.output<typeof inviteToAuditionInput>;
/** Why somebody is not invited: it is over, for another role, or they declined; they are already; or there is no more room on the list. */
export const notInvitedReasons = ["gone", "role", "already", "full"] as const;
export const invitedData = z.object({
  invited: z.array(z.number().int()),
  skipped: z.array(z.object({ id: z.number().int(), reason: z.enum(notInvitedReasons) })),
});
export type Invited = z.infer<typeof invitedData>;

/** Books somebody for a time: in the place of the one that they have. */
export const assignSlotInput = z.object({ id: idSchema, slot_id: idSchema });
export type AssignSlotInput = z.output<typeof assignSlotInput>;

/** The same of one's own invitation. */
export const bookSlotInput = assignSlotInput.extend({
  /** Lets the poster see one's number for this day. */
  shares_phone: z.boolean().default(false),
});
export type BookSlotInput = z.output<typeof bookSlotInput>;

export const declineAuditionInput = z.object({
  message: orNone(plainText.trim().max(auditionLimits.declineMax)),
});
export type DeclineAuditionInput = z.output<typeof declineAuditionInput>;

/** A file that calendars take in. */
export const calendarFileSchema = z.object({ name: z.string(), file: z.string() });
