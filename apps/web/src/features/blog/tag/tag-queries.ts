import { limits } from "@callboard/contracts/limits";
import { pageOf, startOf } from "#shared/lib/api/page-of.ts";
import type { Api } from "#shared/lib/api/trpc.ts";

export function tagInput(tagName: string, start: number) {
  return { tag_name: tagName, page: start, limit: limits.tagList };
}

/** The first page of the articles that a URL shows. */
export function tagStart(api: Api, tagName: string, search: URLSearchParams): number {
  const cachedFrom = (start: number) => api.blog.byTag.getInfiniteData(tagInput(tagName, start));
  return startOf(pageOf(search), cachedFrom);
}

export function prefetchTag(api: Api, tagName: string, search: URLSearchParams): Promise<unknown> {
  return api.blog.byTag.prefetchInfinite(tagInput(tagName, tagStart(api, tagName, search)), {});
}
