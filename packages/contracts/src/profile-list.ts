import { z } from "zod";
import { filled } from "./form-fields.ts";
import { idSchema, pageQuery, paginationSchema, plain } from "./page.ts";
import { profileSummarySchema } from "./profile.ts";
import { profileListLimits } from "./profile-list-limits.ts";

const { nameMax, noteMax, page } = profileListLimits;

export const listNameInput = z.object({ name: filled("Name is required", nameMax) });
export type ListNameInput = z.output<typeof listNameInput>;

/** A new list; with a profile, that one is in it from the beginning. */
export const createListInput = listNameInput.extend({ profile_id: idSchema.optional() });
export type CreateListInput = z.output<typeof createListInput>;

export const profileListParams = z.object({ id: idSchema });
export const listedProfileParams = profileListParams.extend({ profile_id: idSchema });
export type ListedProfileParams = z.output<typeof listedProfileParams>;

/** Words for oneself about somebody in a list; empty for none. */
export const listNoteInput = z.object({
  note: plain(
    z.string({ error: "Write a note" }).trim().max(noteMax, `Must be at most ${noteMax} characters`),
  ),
});
export type ListNoteInput = z.output<typeof listNoteInput>;

/** With a profile, each list says whether that one is in it. */
export const ownListsQuery = z.object({ profile_id: idSchema.optional() });
export type OwnListsQuery = z.output<typeof ownListsQuery>;

/** A list as its owner sees it, who alone does. */
export const profileListSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  /** Profiles in it, with those that are not public at present. */
  count: z.number().int(),
  created_at: z.iso.datetime(),
  /** Whether it has the profile that was asked for; false where none was. */
  has_profile: z.boolean(),
});
export type ProfileList = z.output<typeof profileListSchema>;
export const profileListData = z.object({ list: profileListSchema });
export const ownListsData = z.object({ lists: z.array(profileListSchema) });

/** Somebody in a list. Of a profile that is not public any more nothing is told but the own note. */
export const listEntrySchema = z.object({
  id: z.number().int(),
  profile_id: z.number().int(),
  profile: profileSummarySchema.nullable(),
  note: z.string(),
  added_at: z.iso.datetime(),
});
export type ListEntry = z.output<typeof listEntrySchema>;

export const listEntriesQuery = pageQuery(page);
export type ListEntriesQuery = z.output<typeof listEntriesQuery>;
export const listEntriesData = z.object({
  list: profileListSchema,
  entries: z.array(listEntrySchema),
  pagination: paginationSchema,
});
export type ListEntries = z.output<typeof listEntriesData>;
