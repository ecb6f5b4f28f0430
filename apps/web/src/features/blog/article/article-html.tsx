import { lazy, Suspense, useRef, useState } from "react";
import { usePageContext } from "#shared/lib/page/page-context.ts";
import { ArticleTextSkeleton } from "./article-text-skeleton.tsx";
import { useClientLinks } from "./use-client-links.ts";

const SanitisedHtml = lazy(() =>
  import("./sanitised-html.tsx").then(({ SanitisedHtml }) => ({ default: SanitisedHtml })),
);

/**
 * The text of an article. Rendered HTML is hydrated as it is; HTML fetched later is first sanitised by code that is
 * loaded for it.
 */
export function ArticleHtml({ html }: { html: string }) {
  const { hydrating } = usePageContext();
  const [rendered] = useState(() => (hydrating.current ? html : null));
  const frame = useRef<HTMLDivElement>(null);
  useClientLinks(frame);
  return (
    <div ref={frame} className="article-text">
      {rendered === html ? (
        <div dangerouslySetInnerHTML={{ __html: html }} />
      ) : (
        <Suspense fallback={<ArticleTextSkeleton />}>
          <SanitisedHtml html={html} />
        </Suspense>
      )}
    </div>
  );
}
