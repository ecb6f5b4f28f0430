import { z } from "zod";
import { blogSummarySchema } from "./blog.ts";
import { eventSummarySchema } from "./event.ts";
import { profileSummarySchema } from "./profile.ts";
import { feedKeySchema } from "./saved-search.ts";
import { savedSearchLimits } from "./saved-search-limits.ts";

export const searchFeedInput = z.object({ key: feedKeySchema });

const list = <Row extends z.ZodType>(row: Row) => z.array(row).max(savedSearchLimits.feedMax);

/** The newest of what a search finds now, for whoever has the key of its feeds. */
export const searchFeedData = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("call"), name: z.string(), events: list(eventSummarySchema) }),
  z.object({ kind: z.literal("article"), name: z.string(), articles: list(blogSummarySchema) }),
  z.object({ kind: z.literal("profile"), name: z.string(), profiles: list(profileSummarySchema) }),
]);
export type SearchFeed = z.output<typeof searchFeedData>;
