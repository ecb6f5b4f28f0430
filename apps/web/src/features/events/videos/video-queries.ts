import { limits } from "@callboard/contracts/limits";
import type { QueryUtils } from "#shared/lib/api/trpc.ts";

export const videosInput = {
  is_featured: true,
  sortBy: "created_at" as const,
  sortOrder: "DESC" as const,
  limit: limits.videoList,
};

export function prefetchVideos(utils: QueryUtils): Promise<void> {
  return utils.video.list.prefetch(videosInput);
}
