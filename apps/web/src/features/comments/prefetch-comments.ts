import type { QueryUtils } from "#shared/lib/api/trpc.ts";

export function prefetchComments(utils: QueryUtils, blogId: number): Promise<void> {
  return utils.comment.list.prefetchInfinite({ blog_id: blogId }, {});
}
