import {
  type AuthorListQuery,
  authorListData,
  type BlogByAuthorQuery,
  type BlogByTagQuery,
  type BlogListQuery,
  blogByAuthorData,
  blogByTagData,
  blogListData,
  blogSchema,
} from "@callboard/contracts/blog";
import { blogAnswer, blogListAnswer, blogsByTagAnswer } from "@callboard/contracts/wire/blog";
import { toBlog, toBlogList, toBlogsByTag } from "../normalise/blog.ts";
import { showsEmbeds } from "../normalise/embed-card.ts";
import { placeQuery } from "../normalise/pagination.ts";
import { extensionCall, standardCall } from "./define-call.ts";
import { segment } from "./path.ts";

export const blogCalls = {
  list: standardCall({
    method: "GET",
    class: "read",
    path: () => "/blog/view",
    query: ({ page, limit, cursor, ...filters }: BlogListQuery) => ({
      ...placeQuery({ page, limit, cursor }),
      ...filters,
    }),
    answer: blogListAnswer,
    normalise: toBlogList,
    data: blogListData,
  }),
  bySlug: standardCall({
    method: "GET",
    class: "read",
    path: ({ slug }: { slug: string }) => `/blog/view-by-slug/${segment(slug)}`,
    answer: blogAnswer,
    normalise: ({ item }) => toBlog(item),
    further: { tag: "event", isIn: ({ content }) => showsEmbeds(content) },
    data: blogSchema,
  }),
  byTag: standardCall({
    method: "GET",
    class: "read",
    path: ({ tag_name }: BlogByTagQuery & { tag_name: string }) => `/blog/view-by-tag/${segment(tag_name)}`,
    query: ({ tag_name: _, page, limit, cursor, ...filters }) => ({
      ...placeQuery({ page, limit, cursor }),
      ...filters,
    }),
    answer: blogsByTagAnswer,
    normalise: toBlogsByTag,
    data: blogByTagData,
  }),
  byAuthor: extensionCall({
    ...{ capability: "authors", method: "GET", class: "read" },
    path: ({ author }: BlogByAuthorQuery & { author: string }) => `/blog/view-by-author/${segment(author)}`,
    query: ({ author: _, page, limit, cursor }) => placeQuery({ page, limit, cursor }),
    data: blogByAuthorData,
  }),
  authors: extensionCall({
    ...{ capability: "authors", method: "GET", class: "read" },
    path: () => "/blog/authors",
    query: (input: AuthorListQuery) => input,
    data: authorListData,
  }),
};
