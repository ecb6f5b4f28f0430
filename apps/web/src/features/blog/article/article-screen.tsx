import type { Blog } from "@callboard/contracts/blog";
import { failureTexts } from "@callboard/contracts/error";
import { type ReactNode, useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { trpc } from "#shared/lib/api/trpc.ts";
import { failureMessage, readFailure, statusOfFailure } from "#shared/lib/failure/failure.ts";
import { useRetryFailed } from "#shared/lib/failure/use-retry-failed.ts";
import { usePageContext, usePageStatus } from "#shared/lib/page/page-context.ts";
import { usePageHead } from "#shared/lib/page/page-head.ts";
import { ErrorState } from "#shared/ui/state/error-state.tsx";
import { lazyHydrated } from "#shared/ui/state/lazy-hydration.tsx";
import { Article } from "./article.tsx";
import { articleHead } from "./article-head.ts";

const delayMs = 2_000;

/** Redirects to the not-found page, which offers Retry, after two seconds of loading. */
function useLateRedirect(): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => {
    const timer = setTimeout(() => {
      void navigate(`/404?from=${encodeURIComponent(pathname)}`, { replace: true });
    }, delayMs);
    return () => clearTimeout(timer);
  }, [pathname, navigate]);
}

const NotFound = lazyHydrated(() =>
  import("#shared/ui/state/not-found.tsx").then(({ NotFound }) => NotFound),
);

const ArticleSkeleton = lazyHydrated(() =>
  import("./article-skeleton.tsx").then(({ ArticleSkeleton }) => ArticleSkeleton),
);

type ArticleScreenProps = { slug: string; renderComments: (blog: Blog) => ReactNode };

type LoadedArticleProps = { slug: string; blog: Blog; comments: ReactNode };

function LoadedArticle({ slug, blog, comments }: LoadedArticleProps) {
  const { report, capabilities } = usePageContext();
  // The article had this address before: the gateway redirects, and a reader who comes by a link inside the site sees it at once.
  const hasMoved = blog.slug !== slug && capabilities.includes("staff");
  if (report && hasMoved)
    Object.assign(report, { status: 301, redirect: `/blog/${encodeURIComponent(blog.slug)}` });
  usePageHead(articleHead(blog));
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

export function ArticleScreen({ slug, renderComments }: ArticleScreenProps) {
  const { data: blog, error } = trpc.blog.bySlug.useQuery({ slug });
  if (blog) return <LoadedArticle slug={slug} blog={blog} comments={renderComments(blog)} />;
  if (!error) return <WaitingForArticle />;
  if (readFailure(error).code === "not_found") return <NotFound />;
  return <MissingArticle error={error} />;
}
