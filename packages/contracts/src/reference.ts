import { z } from "zod";
import { limits } from "./limits.ts";
import { pageQuery, paginationSchema } from "./page.ts";

/** Lists that forms choose from. */
export const referenceSchema = z.object({ id: z.number().int(), name: z.string() });
export type Reference = z.infer<typeof referenceSchema>;

/** A city knows its country (ISO 3166, two letters) and its time zone (IANA name). */
export const citySchema = referenceSchema.extend({ country: z.string().nullable(), time_zone: z.string() });
export type City = z.infer<typeof citySchema>;

export const referenceListQuery = pageQuery(limits.referenceDefault);
export const professionListData = z.object({
  profession: z.array(referenceSchema),
  pagination: paginationSchema,
});
export const cityListData = z.object({ cities: z.array(citySchema), pagination: paginationSchema });
