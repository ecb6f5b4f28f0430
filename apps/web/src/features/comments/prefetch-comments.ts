import type { Api } from "#shared/lib/api/trpc.ts";

/** Brings the conversation under an article into the cache. */
export function prefetchComments(api: Api, blogId: number): Promise<void> {
  return api.comment.list.prefetch({ blog_id: blogId });
}
