import type { Blog } from "@callboard/contracts/blog";
import type { QueryUtils } from "#shared/lib/api/trpc.ts";

export function recommendedInput({ id, category_id }: Pick<Blog, "id" | "category_id">) {
  return { id, category_id };
}

/** Prefetches an article, then its recommendations and `alongside` in parallel. */
export async function prefetchArticle(
  utils: QueryUtils,
  slug: string,
  alongside: (blog: Blog) => Promise<unknown>,
): Promise<void> {
  await utils.blog.bySlug.prefetch({ slug });
  const blog = utils.blog.bySlug.getData({ slug });
  if (blog) await Promise.all([utils.blog.recommended.prefetch(recommendedInput(blog)), alongside(blog)]);
}
