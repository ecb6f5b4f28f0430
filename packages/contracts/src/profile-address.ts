import { z } from "zod";
import { profileKindSchema } from "./profile.ts";
import { chosenSlugSchema, profileSlugSchema } from "./profile-slug.ts";

/** The address of a profile, for its owner. */
export const profileAddressSchema = z.object({
  id: z.number().int(),
  /** Null where its address is its number. */
  slug: z.string().nullable(),
  /** Made from the name, and free at that moment; null beside a slug, and where none could be made. */
  proposal: z.string().nullable(),
  /** Slugs that it had before: they lead to it, and it can have each of them again. */
  former: z.array(z.string()),
  /** From when on it can be changed again; null where it can be now. */
  locked_until: z.iso.datetime().nullable(),
});
export type ProfileAddress = z.infer<typeof profileAddressSchema>;

/** Null for a profile that is not claimed. */
export const profileAddressesData = z.object({
  addresses: z.object({ artist: profileAddressSchema.nullable(), agency: profileAddressSchema.nullable() }),
});

export const profileAddressQuery = z.object({ kind: profileKindSchema, slug: profileSlugSchema });
/** True where a page that everybody sees has the address, or leads from it. */
export const profileAddressTakenData = z.object({ is_taken: z.boolean() });

export const chooseSlugInput = z.object({ kind: profileKindSchema, slug: chosenSlugSchema });
export type ChooseSlugInput = z.output<typeof chooseSlugInput>;
