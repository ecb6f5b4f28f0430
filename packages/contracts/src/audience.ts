import { z } from "zod";
import { artistPrivateFields } from "./artist-profile.ts";

/** Who sees a field of an artist's profile: everybody; the posters of calls that they have applied for; nobody but themselves. */
export const audiences = ["public", "posters", "nobody"] as const;
export type Audience = (typeof audiences)[number];

/** What everybody sees until its owner closes it. Name and profession are what the directory is of: they have no audience. */
export const openFields = [
  ...(["headshots", "present_city", "travel_cities", "ready_to_travel", "about", "experience"] as const),
  ...(["credits", "training", "skills", "languages", "memberships", "links", "clips"] as const),
] as const;

/** What nobody sees until its owner opens it, beside what the claim asks for. */
export const closedFields = ["away", "measurements"] as const;

/** Each field that has an audience; those that are not open are for nobody until they are opened. */
export const audienceFields = [...openFields, ...closedFields, ...artistPrivateFields] as const;
export type AudienceField = (typeof audienceFields)[number];
export type PrivateField = (typeof artistPrivateFields)[number];

/** What was chosen; a field that is not there has the audience it begins with. */
export type ChosenAudiences = Partial<Record<AudienceField, Audience>>;
export type Audiences = Record<AudienceField, Audience>;

const open: readonly string[] = openFields;

export function audienceOf(chosen: ChosenAudiences, field: AudienceField): Audience {
  return chosen[field] ?? (open.includes(field) ? "public" : "nobody");
}

export const audiencesOf = (chosen: ChosenAudiences): Audiences =>
  Object.fromEntries(audienceFields.map((field) => [field, audienceOf(chosen, field)])) as Audiences;

/** Who reads a profile: anybody, a poster its owner has applied to, or its owner. */
export const profileReaders = ["public", "poster", "owner"] as const;
export type ProfileReader = (typeof profileReaders)[number];

const readersOf: Record<Audience, readonly ProfileReader[]> = {
  public: ["public", "poster", "owner"],
  posters: ["poster", "owner"],
  nobody: ["owner"],
};

export function isSeenBy(reader: ProfileReader, chosen: ChosenAudiences, field: AudienceField): boolean {
  return readersOf[audienceOf(chosen, field)].includes(reader);
}

const audienceSchema = z.enum(audiences);
const fieldSchema = z.enum(audienceFields);

export const audiencesSchema = z.record(fieldSchema, audienceSchema);
/** What changes; fields that are not named stay as they are. */
export const changeAudiencesInput = z.object({ audiences: z.partialRecord(fieldSchema, audienceSchema) });
export type ChangeAudiencesInput = z.infer<typeof changeAudiencesInput>;
