import { z } from "zod";
import { eventPhotos } from "./event-form.ts";
import { limits } from "./limits.ts";
import { idSchema, pageQuery, paginationSchema, plainText, versionSchema } from "./page.ts";
import { photoFile } from "./photo.ts";
import { ofTeamSchema } from "./team-role.ts";

/** The texts of a form as they are typed, by the names of its fields: complete or not, right or not. */
export const draftFieldsSchema = z
  .record(z.string().regex(/^[a-z][a-z0-9_]{0,39}$/), plainText)
  .refine((fields) => JSON.stringify(fields).length <= limits.callDraftTextMax, {
    error: "This is more than a draft can hold",
  });
export type DraftFields = z.infer<typeof draftFieldsSchema>;

/** A call that somebody, or a team, is still writing. Nobody else ever sees it. */
export const callDraftSchema = z.object({
  id: z.number().int(),
  version: z.number().int(),
  fields: z.record(z.string(), z.string()),
  /** The team that writes it together; null for one's own. */
  team: ofTeamSchema.nullable().optional(),
  banner_photo: z.string().nullable(),
  description_photo: z.string().nullable(),
  created_at: z.iso.datetime(),
  changed_at: z.iso.datetime(),
});
export type CallDraft = z.infer<typeof callDraftSchema>;
export const callDraftData = z.object({ draft: callDraftSchema });

export const callDraftsQuery = pageQuery(limits.eventList);
export const callDraftsData = z.object({ drafts: z.array(callDraftSchema), pagination: paginationSchema });

/** Which draft a form is saved over: none for a new one. */
export const draftPlaceSchema = z.object({
  id: idSchema.optional(),
  version: z.coerce.number<number>().pipe(versionSchema).optional(),
  /** For a team that the viewer acts in; of a draft that is there already, it stays as it is. */
  team_id: idSchema.optional(),
});

/** A draft as the screen sends it: its texts as one field, so that a form may get fields without this one knowing. */
export const saveDraftForm = draftPlaceSchema.extend({
  fields: z
    .string()
    .max(2 * limits.callDraftTextMax)
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue("Must be JSON");
        return z.NEVER;
      }
    })
    .pipe(draftFieldsSchema),
  description_photo: photoFile(eventPhotos.description_photo).optional(),
  banner_photo: photoFile(eventPhotos.banner_photo).optional(),
});
export type SaveDraftForm = z.output<typeof saveDraftForm>;
