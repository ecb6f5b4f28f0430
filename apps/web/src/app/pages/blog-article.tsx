import { useParams } from "react-router-dom";
import { prefetchArticle } from "../../features/blog/article/article-queries.ts";
import { ArticleScreen } from "../../features/blog/article/article-screen.tsx";
import { CommentSection } from "../../features/comments/comment-section.tsx";
import { prefetchComments } from "../../features/comments/prefetch-comments.ts";
import type { PageModule } from "../page-module.ts";

export const prefetch: PageModule["prefetch"] = (api, { params }) =>
  prefetchArticle(api, params.slug ?? "", ({ id }) => prefetchComments(api, id));

export function Page() {
  const { slug = "" } = useParams();
  return <ArticleScreen slug={slug} renderComments={({ id }) => <CommentSection blogId={id} />} />;
}
