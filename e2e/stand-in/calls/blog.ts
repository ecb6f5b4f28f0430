import { type Asked, type Call, Refusal } from "../define-call.ts";
import { isAsked, says, sorted } from "../sorted.ts";

const article = { required: ["id", "slug", "title"] };
const wholeArticle = { required: [...article.required, "content"] };
const tag = { required: ["tag_slug"] };
const category = { required: ["id", "name"] };

const sorting = { sortBy: "column", sortOrder: "order", is_featured: "flag" } as const;
const paging = { page: "page", limit: "limit" } as const;

function listArticles({ query, store }: Asked) {
  const { category_id, tag_id, is_featured, search } = query;
  const found = store.articles.filter(
    (each) =>
      isAsked(category_id, each.category_id) &&
      isAsked(is_featured, each.is_featured) &&
      (tag_id === undefined || each.tags.some(({ id }) => id === tag_id)) &&
      says(search, each.title, each.short_content),
  );
  return sorted(found, query);
}

function articleAt({ params, store }: Asked) {
  const found = store.articles.find(({ slug }) => slug === params.slug);
  if (!found) throw new Refusal(404, "Resource not found");
  return found;
}

function articlesUnder({ params, query, store }: Asked) {
  const page = store.tags.find(({ slug }) => slug === params.tag_name);
  if (!page) throw new Refusal(404, "Resource not found");
  const found = store.articles.filter(
    ({ tags, is_featured }) =>
      tags.some(({ id }) => id === page.id) && isAsked(query.is_featured, is_featured),
  );
  return { tag: page, rows: sorted(found, query) };
}

export const blogCalls: Call[] = [
  {
    method: "GET",
    path: "/blog/view",
    query: { ...paging, ...sorting, category_id: "id", search: "text", tag_id: "id" },
    defaultLimit: 5,
    answer: (asked) => ({
      kind: "list",
      name: "blogs",
      rows: listArticles(asked),
      entity: article,
      place: asked.place,
    }),
  },
  {
    method: "GET",
    path: "/blog/view-by-slug/:slug",
    answer: (asked) => ({
      kind: "item",
      name: "blog",
      row: articleAt(asked),
      entity: wholeArticle,
      message: "OK",
    }),
  },
  {
    method: "GET",
    path: "/blog/view-by-tag/:tag_name",
    query: { ...paging, ...sorting },
    defaultLimit: 5,
    answer: (asked) => {
      const { tag: page, rows } = articlesUnder(asked);
      return {
        kind: "list",
        name: "articles",
        rows,
        entity: article,
        place: asked.place,
        more: { tag: page },
      };
    },
  },
  {
    method: "GET",
    path: "/tag/view",
    query: paging,
    answer: ({ place, store }) => ({ kind: "list", name: "tags", rows: store.tags, entity: tag, place }),
  },
  {
    method: "GET",
    path: "/category/view",
    query: paging,
    answer: ({ place, store }) => ({
      kind: "list",
      name: "rows",
      rows: store.categories,
      entity: category,
      place,
    }),
  },
];
