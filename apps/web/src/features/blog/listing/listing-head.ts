import type { HeadFeed } from "@callboard/contracts/rendering";
import type { PageHeadInput } from "#shared/lib/page/page-context.ts";
import { type ListingState, listingUrl } from "./listing-url.ts";

/** The RSS feed of a category, or of all articles. */
export function articleFeed({ categoryId }: Pick<ListingState, "categoryId">): HeadFeed {
  return { format: "rss", title: "Articles | Callboard", path: listingUrl("/feed.xml", { categoryId }) };
}

/**
 * The head of a listing. With a filter, the home page lists what `/blog` does, so `/blog` is the canonical URL of both.
 */
export function listingHead(
  pathname: string,
  state: ListingState,
  words: Pick<PageHeadInput, "title" | "description">,
): PageHeadInput {
  const { categoryId, query, page } = state;
  const feeds = [articleFeed(state)];
  if (query) return { ...words, robots: "noindex", feeds };
  if (pathname === "/" && !categoryId && page === 1) {
    return {
      title: "Callboard: auditions, events and stories from the stage",
      description:
        "Find auditions, castings and events, read what working artists and crews know, and post your own calls.",
      canonical: "/",
      subject: { kind: "site" },
      feeds,
    };
  }
  return { ...words, canonical: listingUrl("/blog", { categoryId, page }), feeds };
}
