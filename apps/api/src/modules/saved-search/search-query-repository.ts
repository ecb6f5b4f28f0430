import type { DomainSuffix } from "@callboard/contracts/domain";
import type { AnyFilter, ArticleFilter, ProfileFilter, SavedFilter } from "@callboard/contracts/saved-filter";
import type { SearchKind } from "@callboard/contracts/saved-search-limits";
import { wordsOf } from "@callboard/server-kit/words";
import type { SQL } from "drizzle-orm";
import { filteredQuery, withToken } from "../../db/search/search-vector.ts";
import type { FilterToken } from "../../filter-token.ts";
import { blogFilterTokens } from "../blog/blog-filter-tokens.ts";
import { tokensOf } from "../event/list/call-condition-repository.ts";
import { profileFilterTokens } from "../profile/search/profile-terms.ts";
import { selectionOf } from "./search-selection.ts";

/** What a search asks for. Articles are looked for among those of a domain; null are all. */
export type SearchCriteria =
  | { kind: "call"; filter: SavedFilter }
  | { kind: "article"; filter: ArticleFilter; domain: DomainSuffix | null }
  | { kind: "profile"; filter: ProfileFilter };

/** In one order however they were typed. */
const sortedWords = (search = "") => [...new Set(wordsOf(search))].sort();
const wanted = (tokens: FilterToken[]) => tokens.map((token) => ({ token, isWanted: true }));

function articleQuery(
  { search, category_id, tag_id, author }: ArticleFilter,
  domain: DomainSuffix | null,
): SQL {
  const tokens = [
    ...(tag_id === undefined ? [] : [blogFilterTokens.tag(tag_id)]),
    ...(category_id === undefined ? [] : [blogFilterTokens.category(category_id)]),
    ...(author === undefined ? [] : [blogFilterTokens.author(author)]),
  ];
  const query = filteredQuery(sortedWords(search), wanted(tokens));
  return domain === null ? query : withToken(query, blogFilterTokens.domain(domain));
}

/** What something new has to have. Two that ask for the same among one kind have the same one. */
export function queryOf(criteria: SearchCriteria): SQL {
  if (criteria.kind === "call") {
    const { words, selection } = selectionOf(criteria.filter);
    return filteredQuery(words, tokensOf(selection));
  }
  if (criteria.kind === "article") return articleQuery(criteria.filter, criteria.domain);
  return filteredQuery(sortedWords(criteria.filter.search), wanted(profileFilterTokens(criteria.filter)));
}

/** The same of what is stored. */
export const storedCriteria = (kind: SearchKind, filter: AnyFilter, domain: DomainSuffix | null) =>
  ({ kind, filter, domain }) as SearchCriteria;
