import type { Blog } from "@callboard/contracts/blog";
import type { ReactNode } from "react";
import { preloadSerif } from "#shared/lib/page/preload-serif.ts";
import { ErrorBoundary } from "#shared/ui/state/error-boundary.tsx";
import { lazyHydrated } from "#shared/ui/state/lazy-hydration.tsx";
import { articleColumns } from "./article-columns.ts";
import { ArticleHtml } from "./article-html.tsx";

const ArticleHeader = lazyHydrated(() =>
  import("./article-header.tsx").then(({ ArticleHeader }) => ArticleHeader),
);
const ArticleTags = lazyHydrated(() => import("./article-tags.tsx").then(({ ArticleTags }) => ArticleTags));
const RecommendedArticles = lazyHydrated(() =>
  import("./recommended-articles.tsx").then(({ RecommendedArticles }) => RecommendedArticles),
);

const TableOfContents = lazyHydrated(() =>
  import("./table-of-contents.tsx").then(({ TableOfContents }) => TableOfContents),
);

type ArticleProps = { blog: Blog /** What readers say, under the text. */; comments: ReactNode };

export function Article({ blog, comments }: ArticleProps) {
  preloadSerif();
  return (
    <>
      <article>
        <ArticleHeader blog={blog} />
        <div className={`wrap mt-8 ${articleColumns}`}>
          <aside className="print:hidden lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:self-start lg:overflow-y-auto">
            <TableOfContents entries={blog.outline} />
          </aside>
          <div className="min-w-0 print:max-w-[34rem]">
            {blog.short_content && (
              <p className="mb-8 font-serif text-20 leading-snug sm:text-23">{blog.short_content}</p>
            )}
            <ErrorBoundary>
              <ArticleHtml html={blog.content} />
            </ErrorBoundary>
            <footer className="not-has-[li]:hidden print:hidden mt-12 grid gap-6 border-line border-t pt-6">
              <ArticleTags tags={blog.blog_tags} />
            </footer>
            <ErrorBoundary>{comments}</ErrorBoundary>
          </div>
        </div>
      </article>
      <ErrorBoundary>
        <RecommendedArticles blog={blog} />
      </ErrorBoundary>
    </>
  );
}
