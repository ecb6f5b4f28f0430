import { z } from "zod";
import { limits } from "./limits.ts";
import { flagQuery, pageQuery, paginationSchema } from "./page.ts";

export const videoSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  description: z.string(),
  thumbnail_url: z.string().nullable(),
  /** Where it plays; without one its card leads nowhere. */
  video_url: z.string().nullable(),
  is_featured: z.boolean(),
});
export type Video = z.infer<typeof videoSchema>;

export const videoListQuery = pageQuery(limits.videoList).extend({
  sortBy: z.enum(["created_at"]).default("created_at"),
  sortOrder: z.enum(["ASC", "DESC"]).default("DESC"),
  is_featured: flagQuery.optional(),
});
export const videoListData = z.object({ videos: z.array(videoSchema), pagination: paginationSchema });
