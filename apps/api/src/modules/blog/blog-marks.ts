import type { DomainSuffix } from "@callboard/contracts/domain";
import type { SearchMark } from "../../db/search.ts";

/** How an article's place in the lists is written into its search column. */
export const blogMarks = {
  domain: (suffix: DomainSuffix): SearchMark => `:domain${suffix}`,
  tag: (id: number): SearchMark => `:tag${id}`,
  category: (id: number): SearchMark => `:category${id}`,
  featured: ":featured" as SearchMark,
};
