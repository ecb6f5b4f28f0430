import { z } from "zod";
import { visibilitySchema } from "./visibility.ts";

/** An event that editors have put first, as they see it. */
export const featuredEventSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  banner_photo: z.string().nullable(),
  present_city: z.string(),
  start_date: z.iso.date(),
  /** It has begun: visitors who look for what is coming do not see it. */
  is_past: z.boolean(),
  /** Only what is public is shown on the site. */
  visibility: visibilitySchema,
});
export type FeaturedEvent = z.output<typeof featuredEventSchema>;

/** In the order in which the site shows them: the newest first. */
export const featuredEventsData = z.object({ events: z.array(featuredEventSchema) });

export const featureEventInput = z.object({ is_featured: z.boolean() });
