import type { ProfileFilter } from "@callboard/contracts/saved-filter";
import type { SavedSearch } from "@callboard/contracts/saved-search";
import { callsAddress, filterWords } from "./saved-filter.ts";

type Of<Kind extends SavedSearch["kind"]> = Extract<SavedSearch, { kind: Kind }>;

function articlesAddress({ filter, tag }: Of<"article">): string {
  if (filter.author) return `/blog/author/${encodeURIComponent(filter.author)}`;
  if (tag) return `/blog/tag/${encodeURIComponent(tag.slug)}`;
  const query = new URLSearchParams();
  if (filter.search) query.set("query", filter.search);
  if (filter.category_id) query.set("category_id", String(filter.category_id));
  return query.size > 0 ? `/blog?${query}` : "/blog";
}

function profilesAddress({ filter: { search, ...facets } }: Of<"profile">): string {
  const query = new URLSearchParams(facets);
  if (search) query.set("search", search);
  return `/directory?${query}`;
}

/** The address of what a saved search finds now. */
export function resultsAddress(search: SavedSearch): string {
  if (search.kind === "call") return callsAddress(search.filter);
  return search.kind === "article" ? articlesAddress(search) : profilesAddress(search);
}

const listed = (words: (string | false | null | undefined)[]) => words.filter(Boolean).join(", ");
const quoted = (search: string | undefined) => search && `“${search}”`;

function articleWords({ filter, category_name, author_name, tag }: Of<"article">): string {
  const { search, category_id, author, tag_id } = filter;
  return `Articles: ${listed([
    quoted(search),
    category_id !== undefined && (category_name ?? "one category"),
    author !== undefined && `by ${author_name ?? author}`,
    tag_id !== undefined && `about ${tag?.name ?? "a tag that is gone"}`,
  ])}`;
}

const kinds = { artist: "artists", agency: "agencies" };
const flags: Partial<Record<keyof ProfileFilter, string>> = { travel: "travels", reel: "with a reel" };

function profileWords({ search, kind, ...facets }: ProfileFilter): string {
  const values = Object.entries(facets).map(([facet, value]) => flags[facet as keyof ProfileFilter] ?? value);
  return `People: ${listed([quoted(search), kind && kinds[kind], ...values])}`;
}

/** What a saved search asks for, in words. */
export function searchWords(search: SavedSearch): string {
  if (search.kind === "call") return filterWords(search.filter, search.category_name);
  return search.kind === "article" ? articleWords(search) : profileWords(search.filter);
}
