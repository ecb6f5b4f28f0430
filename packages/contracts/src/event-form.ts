import { z } from "zod";
import { rolesField } from "./event-role.ts";
import { filled, orNone, webAddress } from "./form-fields.ts";
import { limits } from "./limits.ts";
import { euroField } from "./money.ts";
import { idSchema, plainText, versionSchema } from "./page.ts";
import { photoFile } from "./photo.ts";

const day = (missing: string) => z.string({ error: missing }).min(1, missing).pipe(z.iso.date(missing));

/** `HH:mm`; browsers send seconds where a step asks for them, which nobody needs here. */
const time = (missing: string) =>
  z
    .string({ error: missing })
    .min(1, missing)
    .regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, missing)
    .transform((value) => value.slice(0, 5));

const commonFields = {
  title: filled("Event title is required", 150),
  category_id: z.preprocess(
    (value: string | number | undefined) => (value === "" ? undefined : value),
    z.coerce.number<number>({ error: "Event category is required" }).pipe(idSchema),
  ),
  /** One text, kept as one tag. */
  tags: filled("Event tag is required", 60),
  description: filled("Event description is required", limits.eventDescriptionMax),
  venue_name: filled("Venue name is required"),
  present_city: filled("City is required", 100),
  address_1: filled("Address 1 is required"),
  address_2: orNone(plainText.trim().max(limits.fieldMax)),
  contact_person: filled("Contact person is required", 100),
  website: webAddress("Event website is required"),
  price: euroField(
    { min: 0.01, max: limits.priceMax },
    {
      missing: "Event price is required",
      tooSmall: "Price must be positive",
      tooLarge: `Must be at most ${limits.priceMax}`,
    },
  ),
  contact_number: z
    .string({ error: "Contact number is required" })
    .trim()
    .min(1, "Contact number is required")
    .regex(
      new RegExp(`^\\d{${limits.contactDigits}}$`),
      `Contact number must be ${limits.contactDigits} digits`,
    ),
  email: filled("Email is required", 254).pipe(z.email("Invalid email address")),
  end_time: orNone(time("Must be a time")),
  /** The last day for applications. */
  apply_by: orNone(z.iso.date("Must be a date")),
};

/** What an event says of itself, besides its photos. */
const eventFields = z.object({
  ...commonFields,
  kind: z.literal("event").default("event"),
  start_date: day("Date is required"),
  start_time: time("Time is required"),
  /** The day by which everybody who applied is answered. */
  decide_by: orNone(z.iso.date("Must be a date")),
  /** What it casts; sent as JSON. */
  roles: rolesField,
});

/** The same of a campaign: its date may be any, and is asked for in other words. */
const crowdfundingFields = z.object({
  ...commonFields,
  kind: z.literal("crowdfunding").default("crowdfunding"),
  start_date: day("Start date is required"),
  start_time: time("Start time is required"),
});

/** The photos of both forms, each with what is said when it is missing. */
export const eventPhotos = {
  description_photo: "Description photo is required",
  banner_photo: "Banner photo is required",
} as const;

const photos = {
  description_photo: photoFile(eventPhotos.description_photo),
  banner_photo: photoFile(eventPhotos.banner_photo),
};

/** Photos that may stay as they are. */
const photosOrNone = {
  description_photo: photos.description_photo.optional(),
  banner_photo: photos.banner_photo.optional(),
};

/** What it is now, `YYYY-MM-DDTHH:mm`, on the wall of a city. */
export type WallClock = (present_city: string) => string;

const begins = z.looseObject({ start_date: z.iso.date(), start_time: z.string().regex(/^\d{2}:\d{2}/) });
const closes = z.looseObject({ start_date: z.iso.date(), apply_by: z.iso.date() });

type Dated = { start_date: string; start_time: string; present_city: string; apply_by?: string | undefined };
/** When a call that is edited was to begin. */
export type Beginning = { start_date: string; start_time: string };
type DatedSchema = z.ZodType<Dated>;

/** Refuses a last day for applications that comes after the first day of what they are for. */
function inOrder<Schema extends DatedSchema>(schema: Schema) {
  return schema.refine(({ start_date, apply_by }) => apply_by === undefined || apply_by <= start_date, {
    path: ["apply_by"],
    error: "Must not be after the event",
    when: ({ value }) => closes.safeParse(value).success,
  });
}

type Promised = { start_date: string; apply_by?: string | undefined; decide_by?: string | undefined };
type Cast = Promised & { roles: { apply_by?: string | undefined }[] };

const lastDay = ({ start_date, apply_by }: Promised) => apply_by ?? start_date;
const promises = z.looseObject({
  start_date: z.iso.date(),
  apply_by: orNone(z.iso.date()),
  decide_by: z.iso.date(),
});
const rolesEnd = z.looseObject({
  start_date: z.iso.date(),
  apply_by: orNone(z.iso.date()),
  roles: z.array(z.looseObject({ apply_by: orNone(z.iso.date()) })),
});

/** Refuses answers that are promised before applications end, and roles that are open for longer than their call. */
function inTime<Schema extends z.ZodType<Cast>>(schema: Schema) {
  return schema
    .refine((call) => call.decide_by === undefined || call.decide_by > lastDay(call), {
      path: ["decide_by"],
      error: "Must be after the last day to apply",
      when: ({ value }) => promises.safeParse(value).success,
    })
    .superRefine(
      (call, { addIssue }) => {
        for (const [index, { apply_by }] of call.roles.entries()) {
          if (apply_by === undefined || apply_by <= lastDay(call)) continue;
          const path = ["roles", index, "apply_by"];
          addIssue({ code: "custom", path, message: "Must not be after the call's last day" });
        }
      },
      { when: ({ value }) => rolesEnd.safeParse(value).success },
    );
}

const beginningOf = ({ start_date, start_time }: Pick<Dated, "start_date" | "start_time">) =>
  `${start_date}T${start_time.slice(0, 5)}`;

/** Refuses a beginning that has passed, as soon as both its date and its time are there; not the one that it had before. */
function notPast<Schema extends DatedSchema>(schema: Schema, wallClock: WallClock, before?: Beginning) {
  const kept = before && beginningOf(before);
  return schema.refine(
    (dated) => beginningOf(dated) === kept || beginningOf(dated) >= wallClock(dated.present_city ?? ""),
    {
      path: ["start_time"],
      error: "Time cannot be in the past",
      when: ({ value }) => begins.safeParse(value).success,
    },
  );
}

/** The texts alone, with the rules between them. */
export const eventTexts = inTime(inOrder(eventFields));
export const timedEventTexts = (wallClock: WallClock, before?: Beginning) =>
  notPast(eventTexts, wallClock, before);
export const crowdfundingTexts = inOrder(crowdfundingFields);

/** The whole form of an event and of a campaign, as the screen holds it and the gateway takes it. */
export const eventForm = inTime(inOrder(eventFields.extend(photos)));
export const timedEventForm = (wallClock: WallClock) => notPast(eventForm, wallClock);
/** The form of a call whose photos are stored already: while it is edited, or posted from a draft. */
export const editedEventForm = inTime(inOrder(eventFields.extend(photosOrNone)));
export const timedEditedEventForm = (wallClock: WallClock, before?: Beginning) =>
  notPast(editedEventForm, wallClock, before);
export const crowdfundingForm = inOrder(crowdfundingFields.extend(photos));

export type EventFields = z.infer<typeof eventFields>;
export type CrowdfundingFields = z.infer<typeof crowdfundingFields>;
export type EventForm = z.infer<typeof eventForm>;
export type EditedEventForm = z.infer<typeof editedEventForm>;
/** What its form holds before it is checked. */
export type EditedEventValues = z.input<typeof editedEventForm>;
export type CrowdfundingForm = z.infer<typeof crowdfundingForm>;

/** Which draft a call is posted from: its photos are those of the draft, where the form has no others. */
export const draftedForm = z.object({ draft_id: idSchema.optional() });
/** Whose call it is to be: that of a team the viewer acts in, or their own, which a form says with an empty text. */
export const postedAsForm = z.object({
  team_id: z.preprocess(
    (value: number | string | undefined) => (value === "" ? undefined : value),
    idSchema.optional(),
  ),
});
export const postedDraftForm = draftedForm.required();

/** The version of a call that an edit was made of; 0 as it was posted. */
export const callVersionSchema = z.coerce.number<number>().pipe(versionSchema.or(z.literal(0)));
/** Which call a form is saved over. */
export const editedForm = z.object({ id: idSchema, version: callVersionSchema });
