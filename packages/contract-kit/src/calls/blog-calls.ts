import {
  blogAnswer,
  blogListAnswer,
  blogsByTagAnswer,
  categoryListAnswer,
  tagListAnswer,
} from "@callboard/contracts/wire/blog";
import { commentListAnswer } from "@callboard/contracts/wire/comment";
import type { ReadCall } from "../contract-call.ts";
import { absentId, absentName, isFlag, sorting, textOrNone } from "./values.ts";

const articleFields = [
  ...["id", "slug", "title", "short_content", "featured_image", "category_id", "category_name"],
  ...["published_at", "created_at", "created_by", "is_featured"],
];

export const blogCalls: ReadCall[] = [
  {
    kind: "list",
    name: "GET blog/view",
    path: () => "/blog/view",
    query: { page: 1, limit: 10, ...sorting },
    holds: "blogs",
    answer: blogListAnswer,
    fields: articleFields,
    paged: { goesOn: true },
    learn: (row, known) => {
      known.slug ??= textOrNone(row.slug);
      known.blogId ??= textOrNone(row.id);
      known.blogCategoryId ??= textOrNone(row.category_id);
    },
    filters: ({ blogCategoryId }) => [
      { query: { is_featured: true }, admits: ({ is_featured }) => isFlag(is_featured, true) },
      ...(blogCategoryId
        ? [
            {
              query: { category_id: blogCategoryId },
              admits: ({ category_id }: { category_id?: unknown }) =>
                category_id == null || String(category_id) === blogCategoryId,
            },
          ]
        : []),
      { query: { search: absentName }, admits: () => false },
    ],
  },
  {
    kind: "list",
    name: "GET tag/view",
    path: () => "/tag/view",
    query: { page: 1, limit: 100 },
    holds: "tags",
    answer: tagListAnswer,
    fields: ["status", "tag_name", "tag_slug"],
    paged: { goesOn: false },
    learn: (row, known) => {
      known.tagSlug ??= textOrNone(row.tag_slug ?? row.slug);
    },
  },
  {
    kind: "list",
    name: "GET category/view",
    path: () => "/category/view",
    query: { page: 1, limit: 100 },
    holds: "rows",
    answer: categoryListAnswer,
    fields: ["id", "name", "photo", "show_on_header", "blog_count"],
    paged: { goesOn: false },
  },
  {
    kind: "item",
    name: "GET blog/view-by-slug/{slug}",
    path: ({ slug }) => slug && `/blog/view-by-slug/${encodeURIComponent(slug)}`,
    holds: "blog",
    answer: blogAnswer,
    fields: [
      ...[...articleFields, "category", "content", "meta_title", "meta_description", "share_preview_link"],
      ...["tags", "blog_tags"],
    ],
    absent: { path: `/blog/view-by-slug/${absentName}` },
  },
  {
    kind: "list",
    name: "GET blog/view-by-tag/{tag_name}",
    path: ({ tagSlug }) => tagSlug && `/blog/view-by-tag/${encodeURIComponent(tagSlug)}`,
    query: { page: 1, limit: 10, ...sorting },
    holds: "articles",
    answer: blogsByTagAnswer,
    fields: articleFields,
    paged: { goesOn: true },
    filters: () => [{ query: { is_featured: true }, admits: ({ is_featured }) => isFlag(is_featured, true) }],
    absent: { path: `/blog/view-by-tag/${absentName}`, emptyWillDo: true },
  },
  {
    kind: "list",
    name: "GET comment/blog/{id}",
    path: ({ blogId }) => blogId && `/comment/blog/${encodeURIComponent(blogId)}`,
    holds: "comments",
    answer: commentListAnswer,
    fields: ["id", "author", "avatar", "content", "created_at", "replies", "reply_count"],
    absent: { path: `/comment/blog/${absentId}`, emptyWillDo: true },
  },
];
