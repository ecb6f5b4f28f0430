import { prefetchArticle } from "#features/blog/article/article-queries.ts";
import { ArticleScreen } from "#features/blog/article/article-screen.tsx";
import { prefetchComments } from "#features/comments/prefetch-comments.ts";
import { later } from "#shared/ui/state/later.tsx";
import type { PageModule } from "../page-module.ts";

const Comments = later(() =>
  import("#features/comments/comment-section.tsx").then(({ CommentSection }) => CommentSection),
);

export const prefetch: PageModule["prefetch"] = (api, { params }) =>
  prefetchArticle(api, params.slug ?? "", ({ id }) => prefetchComments(api, id));

export const Page: PageModule["Page"] = ({ params }) => {
  const { slug = "" } = params;
  return <ArticleScreen slug={slug} renderComments={({ id }) => <Comments blogId={id} />} />;
};
