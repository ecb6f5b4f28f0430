import type { Blog } from "@callboard/contracts/blog";
import type { Api } from "#shared/lib/api/trpc.ts";

export function recommendedInput({ id, category_id }: Pick<Blog, "id" | "category_id">) {
  return { id, category_id };
}

/** Prefetches an article, then its recommendations and `alongside` in parallel. */
export async function prefetchArticle(
  api: Api,
  slug: string,
  alongside: (blog: Blog) => Promise<unknown>,
): Promise<void> {
  await api.blog.bySlug.prefetch({ slug });
  const blog = api.blog.bySlug.getData({ slug });
  if (blog) await Promise.all([api.blog.recommended.prefetch(recommendedInput(blog)), alongside(blog)]);
}
