import { limits } from "@callboard/contracts/limits";
import type { Api } from "#shared/lib/api/trpc.ts";

export const videosInput = {
  is_featured: true,
  sortBy: "created_at" as const,
  sortOrder: "DESC" as const,
  limit: limits.videoList,
};

export function prefetchVideos(api: Api): Promise<void> {
  return api.video.list.prefetch(videosInput);
}
