import type { ReactNode } from "react";
import { pageAddress } from "#shared/lib/api/page-of.ts";
import { readFailure, statusOfFailure } from "#shared/lib/failure/failure.ts";
import { usePageStatus } from "#shared/lib/page/page-context.ts";
import { usePageHead } from "#shared/lib/page/page-head.ts";
import { lazyHydrated } from "#shared/ui/state/lazy-hydration.tsx";
import { TagBanner, tagDescription } from "./tag-banner.tsx";
import { useTagPages } from "./tag-queries.ts";

const TagArticles = lazyHydrated(() => import("./tag-articles.tsx").then(({ TagArticles }) => TagArticles));
const NotFound = lazyHydrated(() =>
  import("#shared/ui/state/not-found.tsx").then(({ NotFound }) => NotFound),
);

type TagListingProps = {
  tagName: string;
  /** What takes applications now, for a tag that there is. */
  renderCalls?: (name: string) => ReactNode;
};

type TagHeadProps = { tagName: string } & Pick<ReturnType<typeof useTagPages>, "query" | "page">;

function TagHead({ tagName, query, page }: TagHeadProps) {
  const tag = query.data?.pages[0]?.tag;
  const name = tag?.name ?? tagName;
  const slug = encodeURIComponent(tag?.slug ?? tagName);
  const path = `/blog/tag/${slug}`;
  usePageStatus(statusOfFailure(query.error));
  usePageHead({
    title: tag?.meta_title || name,
    description: tag?.meta_description || tagDescription(name, tag?.description),
    canonical: pageAddress(path, page),
    robots: query.data ? undefined : "noindex",
    image: tag?.photo ? { href: tag.photo, alt: name } : undefined,
    trail: [
      { name: "Blog", path: "/blog" },
      { name, path },
    ],
    feeds: [{ format: "rss", title: `${name} | Callboard`, path: `/feed.xml?tag=${slug}` }],
  });
  return <TagBanner name={tagName} tag={tag} />;
}

export function TagListing({ tagName, renderCalls }: TagListingProps) {
  const { query, page } = useTagPages(tagName);
  const isUnknown = query.error !== null && readFailure(query.error).code === "not_found";
  if (isUnknown && !query.data) return <NotFound />;
  const tag = query.data?.pages[0]?.tag;
  return (
    <>
      <TagHead tagName={tagName} query={query} page={page} />
      <div className="wrap pt-8 sm:pt-12">
        <TagArticles tagName={tagName} />
      </div>
      {tag && renderCalls?.(tag.name)}
    </>
  );
}
