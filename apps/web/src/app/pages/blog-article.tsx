import { prefetchArticle } from "#features/blog/article/article-queries.ts";
import { ArticleScreen } from "#features/blog/article/article-screen.tsx";
import { prefetchComments } from "#features/comments/prefetch-comments.ts";
import { lazyHydrated } from "#shared/ui/state/lazy-hydration.tsx";
import type { PageModule } from "../page-module.ts";

const Comments = lazyHydrated(() =>
  import("#features/comments/comment-section.tsx").then(({ CommentSection }) => CommentSection),
);

export const prefetch: PageModule["prefetch"] = (utils, { params }) =>
  prefetchArticle(utils, params.slug ?? "", ({ id }) => prefetchComments(utils, id));

export const Page: PageModule["Page"] = ({ params }) => {
  const { slug = "" } = params;
  return <ArticleScreen slug={slug} renderComments={({ id }) => <Comments blogId={id} />} />;
};
