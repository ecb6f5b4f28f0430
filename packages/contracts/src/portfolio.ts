import { z } from "zod";
import { audiencesSchema, profileReaders } from "./audience.ts";
import { headshotSchema } from "./headshot.ts";
import { publicProfileSchema } from "./profile.ts";
import { shownResume } from "./resume.ts";

/** What an artist adds to their profile after claiming it, and who sees which part; for its owner. */
export const portfolioSchema = z.object({
  profile_id: z.number().int(),
  audiences: audiencesSchema,
  headshots: z.array(headshotSchema),
  resume: z.object({ ...shownResume, version: z.number().int() }),
});
export type Portfolio = z.infer<typeof portfolioSchema>;
/** Null before the artist's profile is claimed. */
export const portfolioData = z.object({ portfolio: portfolioSchema.nullable() });
export const savedPortfolioData = z.object({ portfolio: portfolioSchema });

export const readerSchema = z.enum(profileReaders);
export const previewQuery = z.object({ as: readerSchema.default("public") });
/** A profile as one of its readers sees it; null before it is claimed. */
export const previewData = z.object({ profile: publicProfileSchema.nullable() });

/** As whom the viewer reads a profile; null for what everybody reads of it anyway. */
export const seenProfileSchema = z.object({
  reader: readerSchema,
  profile: publicProfileSchema.nullable(),
});
export type SeenProfile = z.infer<typeof seenProfileSchema>;
