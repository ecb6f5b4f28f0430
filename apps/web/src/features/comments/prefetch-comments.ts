import type { Api } from "#shared/lib/api/trpc.ts";

export function prefetchComments(api: Api, blogId: number): Promise<void> {
  return api.comment.list.prefetch({ blog_id: blogId });
}
