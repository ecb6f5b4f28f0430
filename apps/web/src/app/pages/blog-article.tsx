import { useMemo } from "react";
import { prefetchArticle } from "#features/blog/article/article-queries.ts";
import { ArticleScreen } from "#features/blog/article/article-screen.tsx";
import { prefetchComments } from "#features/comments/prefetch-comments.ts";
import { trpc } from "#shared/lib/api/trpc.ts";
import { lazyHydrated } from "#shared/ui/state/lazy-hydration.tsx";
import type { PageModule } from "../page-module.ts";

const Comments = lazyHydrated(() =>
  import("#features/comments/comment-section.tsx").then(({ CommentSection }) => CommentSection),
);
const OpenCalls = lazyHydrated(() =>
  import("#features/events/beside/open-calls.tsx").then(({ OpenCalls }) => OpenCalls),
);

export const prefetch: PageModule["prefetch"] = (utils, { params }) =>
  prefetchArticle(utils, params.slug ?? "", ({ id }) => prefetchComments(utils, id));

export const Page: PageModule["Page"] = ({ params }) => {
  const { slug = "" } = params;
  const { data: blog } = trpc.blog.bySlug.useQuery({ slug }, { enabled: false });
  const names = useMemo(() => blog?.blog_tags.map(({ tag_name }) => tag_name), [blog]);
  return (
    <>
      <ArticleScreen slug={slug} renderComments={({ id }) => <Comments blogId={id} />} />
      {names && <OpenCalls key={slug} names={names} />}
    </>
  );
};
