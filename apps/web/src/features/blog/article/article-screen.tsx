import type { Blog } from "@callboard/contracts/blog";
import { failureTexts } from "@callboard/contracts/error";
import type { ReactNode } from "react";
import { failureMessage, readFailure, statusOfFailure } from "../../../shared/lib/failure.ts";
import { usePageStatus } from "../../../shared/lib/page-context.ts";
import { usePageHead } from "../../../shared/lib/page-head.ts";
import { trpc } from "../../../shared/lib/trpc.ts";
import { useRetryFailed } from "../../../shared/lib/use-retry-failed.ts";
import { ErrorState } from "../../../shared/ui/error-state.tsx";
import { NotFound } from "../../../shared/ui/not-found.tsx";
import { Article } from "./article.tsx";
import { ArticleSkeleton } from "./article-skeleton.tsx";
import { useLateRedirect } from "./use-late-redirect.ts";

type ArticleScreenProps = { slug: string; renderComments: (blog: Blog) => ReactNode };

function LoadedArticle({ blog, comments }: { blog: Blog; comments: ReactNode }) {
  usePageHead({
    title: blog.meta_title || blog.title,
    description: blog.meta_description || blog.short_content,
    canonical: `/blog/${blog.slug}`,
    image: blog.share_preview_link ?? blog.featured_image ?? undefined,
    type: "article",
  });
  return <Article blog={blog} comments={comments} />;
}

function MissingArticle({ error }: { error: unknown }) {
  const retry = useRetryFailed();
  usePageStatus(statusOfFailure(error));
  usePageHead({ title: "Blog", description: failureTexts.blogs, robots: "noindex" });
  return (
    <div className="wrap py-12">
      <h1 className="sr-only">Blog</h1>
      <ErrorState message={failureMessage(readFailure(error), failureTexts.blogs)} onRetry={retry} />
    </div>
  );
}

function WaitingForArticle() {
  useLateRedirect();
  usePageHead({ title: "Blog", description: "An article of the Callboard blog." });
  return <ArticleSkeleton />;
}

/** The article of a slug: loading, there, failed, or not there at all. */
export function ArticleScreen({ slug, renderComments }: ArticleScreenProps) {
  const { data: blog, error } = trpc.blog.bySlug.useQuery({ slug });
  if (blog) return <LoadedArticle blog={blog} comments={renderComments(blog)} />;
  if (!error) return <WaitingForArticle />;
  if (readFailure(error).code === "not_found") return <NotFound />;
  return <MissingArticle error={error} />;
}
