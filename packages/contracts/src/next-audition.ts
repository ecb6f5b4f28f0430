import { z } from "zod";

/** What an applicant is to do or where to be next, in the list of their applications. */
export const nextAuditionSchema = z.object({
  state: z.enum(["invited", "booked", "waiting"]),
  date: z.iso.date(),
  time_zone: z.string(),
  starts_at: z.iso.datetime().nullable(),
});
export type NextAudition = z.infer<typeof nextAuditionSchema>;
