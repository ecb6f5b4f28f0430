import { z } from "zod";
import { filled, webUrl } from "./form-fields.ts";
import { pictureAddress } from "./library-image.ts";
import { limits } from "./limits.ts";
import { idSchema, plainText } from "./page.ts";
import { staffLimits } from "./staff-limits.ts";
import { isTimeZone } from "./time-zone.ts";

const name = filled("Name is required", 100);
const text = (max: number) => plainText.trim().max(max, `Must be at most ${max} characters`).nullable();

/** What the entries of each list hold that editors keep: the sections and tags of the blog, what forms offer, the carousel. */
export const listForms = {
  category: z.object({ name, photo: pictureAddress, show_on_header: z.boolean() }),
  event_category: z.object({ name }),
  profession: z.object({ name }),
  city: z.object({
    name,
    country: plainText.regex(/^[A-Z]{2}$/, "Use the two letters of the country, such as IN"),
    time_zone: plainText.max(60).refine(isTimeZone, { error: "Use a time zone such as Asia/Kolkata" }),
  }),
  video: z.object({
    title: filled("Title is required"),
    description: plainText.trim().max(500, "Must be at most 500 characters"),
    thumbnail_url: pictureAddress,
    video_url: webUrl.max(limits.fieldMax).nullable(),
    is_featured: z.boolean(),
  }),
  tag: z.object({
    name,
    slug: filled("Address is required", 100).regex(
      /^[\p{Ll}\p{Lo}\p{M}\d]+(?:-[\p{Ll}\p{Lo}\p{M}\d]+)*$/u,
      "Use small letters, digits and single dashes",
    ),
    status: z.enum(["active", "inactive"]),
    description: text(500),
    photo: pictureAddress,
    meta_title: text(200),
    meta_description: text(300),
    domain_names: z
      .array(plainText.trim().toLowerCase().min(1).max(100))
      .min(1, "Choose at least one site")
      .max(20),
  }),
} as const;

export type ListName = keyof typeof listForms;
export type ListFields<Name extends ListName> = z.output<(typeof listForms)[Name]>;
export const listNames = Object.keys(listForms) as [ListName, ...ListName[]];
export const listName = z.enum(listNames);

const entryOf = <Name extends ListName>(list: Name) =>
  z.object({
    list: z.literal(list),
    id: z.number().int(),
    fields: listForms[list],
    /** Something refers to it: it cannot be removed. */
    is_used: z.boolean(),
    /** Another one with each change of its fields. */
    version: z.string(),
  });

export const listEntrySchema = z.discriminatedUnion("list", [
  entryOf("category"),
  entryOf("event_category"),
  entryOf("profession"),
  entryOf("city"),
  entryOf("video"),
  entryOf("tag"),
]);
export type ListEntry = z.output<typeof listEntrySchema>;

/** In the order in which the site shows them. */
export const siteListData = z.object({ entries: z.array(listEntrySchema) });
export const listEntryData = z.object({ entry: listEntrySchema });

const entryVersion = plainText.max(100);

const saveOf = <Name extends ListName>(list: Name) =>
  z.object({
    list: z.literal(list),
    id: idSchema.nullable().default(null),
    /** What the change began from. */
    version: entryVersion.nullable().default(null),
    fields: listForms[list],
  });

/** Without an id a new entry, at the end; with one a change of the entry in that version. */
export const saveListEntryInput = z.discriminatedUnion("list", [
  saveOf("category"),
  saveOf("event_category"),
  saveOf("profession"),
  saveOf("city"),
  saveOf("video"),
  saveOf("tag"),
]);
export type SaveListEntryInput = z.output<typeof saveListEntryInput>;

/** What whoever removes an entry has seen of it. */
export const removeListEntryInput = z.object({ version: entryVersion });

/** All ids of a list in their new order; videos are sorted by their dates. */
export const orderListInput = z.object({ ids: z.array(idSchema).min(1).max(staffLimits.siteListMax) });
export const mergeTagInput = z.object({ into_id: z.coerce.number<number>().int().min(1, "Choose a tag") });
