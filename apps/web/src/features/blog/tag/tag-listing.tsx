import { useLocation, useSearchParams } from "react-router-dom";
import { pageAddress, pageOf } from "#shared/lib/api/page-of.ts";
import { trpc } from "#shared/lib/api/trpc.ts";
import { readFailure, statusOfFailure } from "#shared/lib/failure/failure.ts";
import { usePageStatus } from "#shared/lib/page/page-context.ts";
import { usePageHead } from "#shared/lib/page/page-head.ts";
import { later } from "#shared/ui/state/later.tsx";
import { TagArticles } from "./tag-articles.tsx";
import { TagBanner, tagDescription } from "./tag-banner.tsx";
import { tagInput, tagStart } from "./tag-queries.ts";

const NotFound = later(() => import("#shared/ui/state/not-found.tsx").then(({ NotFound }) => NotFound));

type TagListingProps = { tagName: string };

/** The pages of a tag's articles, starting with the one in the URL. */
function useTagPages(tagName: string) {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const start = tagStart(trpc.useUtils(), tagName, search);
  const query = trpc.blog.byTag.useInfiniteQuery(tagInput(tagName, start), {
    getNextPageParam: ({ pagination }) => pagination.nextCursor,
  });
  const place = { start, addressOf: (page: number) => pageAddress(pathname, page) };
  return { query, place, page: pageOf(search) };
}

type TagHeadProps = TagListingProps & Pick<ReturnType<typeof useTagPages>, "query" | "page">;

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

export function TagListing({ tagName }: TagListingProps) {
  const { query, place, page } = useTagPages(tagName);
  const isUnknown = query.error !== null && readFailure(query.error).code === "not_found";
  if (isUnknown && !query.data) return <NotFound />;
  return (
    <>
      <TagHead tagName={tagName} query={query} page={page} />
      <div className="wrap pt-8 sm:pt-12">
        <TagArticles query={query} place={place} />
      </div>
    </>
  );
}
