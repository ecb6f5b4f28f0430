import type { Blog } from "@callboard/contracts/blog";
import { EyeOff } from "lucide-react";
import { Link } from "react-router-dom";
import { trpc } from "#shared/lib/api/trpc.ts";
import { failureMessage, readFailure, statusOfFailure } from "#shared/lib/failure/failure.ts";
import { usePageStatus } from "#shared/lib/page/page-context.ts";
import { usePageHead } from "#shared/lib/page/page-head.ts";
import { buttonClass } from "#shared/ui/button.tsx";
import { ErrorState } from "#shared/ui/state/error-state.tsx";
import { ArticleHtml } from "../article/article-html.tsx";
import { ArticleSkeleton } from "../article/article-skeleton.tsx";
import { CategoryChip } from "../story/category-chip.tsx";
import { HeroArt } from "../story/hero-art.tsx";
import { StoryMeta } from "../story/story-meta.tsx";

function Draft({ blog }: { blog: Blog }) {
  return (
    <article>
      <p role="note" className="bg-warning-ground text-15 text-warning">
        <span className="wrap flex items-center gap-2.5 py-2.5">
          <EyeOff aria-hidden className="size-5 shrink-0" />
          <span>A preview: whoever has this link reads it. It may change, and may never be published.</span>
        </span>
      </p>
      <header className="wrap grid grid-cols-1 gap-6 pt-6 lg:grid-cols-[45fr_55fr] lg:items-center lg:gap-12">
        <div className="flex min-w-0 flex-col items-start gap-4">
          <CategoryChip name={blog.category_name} />
          <h1 className="text-34 sm:text-40 xl:text-48 wrap-anywhere">{blog.title || "Without a title"}</h1>
          <StoryMeta story={blog} hasAuthor className="text-15" />
        </div>
        <HeroArt
          story={blog}
          sizes="(min-width: 1360px) 680px, (min-width: 1024px) 52vw, 94vw"
          className="rounded-hero"
        />
      </header>
      <div className="wrap mt-8 pb-24">
        <div className="mx-auto min-w-0 max-w-[41rem]">
          {blog.short_content && (
            <p className="mb-8 font-serif text-20 leading-snug sm:text-23 wrap-anywhere">
              {blog.short_content}
            </p>
          )}
          <ArticleHtml html={blog.content} />
        </div>
      </div>
    </article>
  );
}

function Ended() {
  usePageStatus(404);
  return (
    <div className="wrap grid justify-items-start gap-4 py-16">
      <h1 className="text-34">This preview has ended</h1>
      <p className="max-w-prose text-muted">
        Its link was taken back, or the article was put away. Ask whoever sent it for another one.
      </p>
      <Link to="/blog" className={buttonClass({ variant: "secondary" })}>
        Read the blog
      </Link>
    </div>
  );
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  usePageStatus(statusOfFailure(error));
  return (
    <div className="wrap py-12">
      <h1 className="sr-only">Preview</h1>
      <ErrorState
        message={failureMessage(readFailure(error), "The preview could not be loaded")}
        onRetry={onRetry}
      />
    </div>
  );
}

/** A draft, as its page will look, for whoever has its link. It is asked for at each visit, and kept nowhere. */
export function PreviewScreen({ token }: { token: string }) {
  usePageHead({
    title: "Preview",
    description: "A draft of the Callboard blog, for whoever has its link.",
    robots: "noindex",
  });
  const { data, error, refetch } = trpc.article.preview.useQuery(
    { token },
    { gcTime: 0, staleTime: 0, retry: false, meta: { errors: "inline" } },
  );
  if (data) return <Draft blog={{ ...data, outline: data.outline ?? [] }} />;
  if (!error) return <ArticleSkeleton />;
  const { code } = readFailure(error);
  if (code === "not_found" || code === "validation") return <Ended />;
  return <Failed error={error} onRetry={() => void refetch()} />;
}
