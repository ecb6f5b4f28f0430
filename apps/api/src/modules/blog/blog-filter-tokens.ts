import type { DomainSuffix } from "@callboard/contracts/domain";
import type { FilterToken } from "../../filter-token.ts";

/** The filter values of an article as tokens of its search column. */
export const blogFilterTokens = {
  domain: (suffix: DomainSuffix): FilterToken => `:domain${suffix}`,
  tag: (id: number): FilterToken => `:tag${id}`,
  category: (id: number): FilterToken => `:category${id}`,
  author: (slug: string): FilterToken => `:author${slug.replaceAll("-", "_")}`,
  featured: ":featured" as FilterToken,
};
