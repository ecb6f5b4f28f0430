import type { DomainSuffix } from "@callboard/contracts/domain";
import type { FilterToken } from "../../db/search/search-vector.ts";

/** How an article's place in the lists is written into its search column. */
export const blogFilterTokens = {
  domain: (suffix: DomainSuffix): FilterToken => `:domain${suffix}`,
  tag: (id: number): FilterToken => `:tag${id}`,
  category: (id: number): FilterToken => `:category${id}`,
  featured: ":featured" as FilterToken,
};
