import {
  type BlogByTagQuery,
  type BlogListQuery,
  blogBySlugData,
  blogByTagData,
  blogListData,
} from "@callboard/contracts/blog";
import { defineCall } from "./define-call.ts";
import { segment } from "./path.ts";

export const blogCalls = {
  list: defineCall({
    method: "GET",
    class: "read",
    path: () => "/blog/view",
    query: (input: BlogListQuery) => input,
    data: blogListData,
  }),
  bySlug: defineCall({
    method: "GET",
    class: "read",
    path: ({ slug }: { slug: string }) => `/blog/view-by-slug/${segment(slug)}`,
    data: blogBySlugData,
  }),
  byTag: defineCall({
    method: "GET",
    class: "read",
    path: ({ tag_name }: BlogByTagQuery & { tag_name: string }) => `/blog/view-by-tag/${segment(tag_name)}`,
    query: ({ tag_name: _, ...query }) => query,
    data: blogByTagData,
  }),
};
