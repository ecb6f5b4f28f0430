import {
  authorListData,
  authorListQuery,
  blogByAuthorData,
  blogByAuthorParams,
  blogByAuthorQuery,
  blogBySlugData,
  blogBySlugParams,
  blogByTagData,
  blogByTagParams,
  blogByTagQuery,
  blogListData,
  blogListQuery,
} from "@callboard/contracts/blog";
import type { DomainSuffix } from "@callboard/contracts/domain";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Db } from "../../db/client.ts";
import { domainHeader, domainOf } from "../../http/domain-header.ts";
import { answers, ok } from "../../http/envelope.ts";
import { NotFoundError } from "../../http/errors.ts";
import { formerSlugRepository } from "../article/former-slug-repository.ts";
import { tagRepository } from "../tag/tag-repository.ts";
import { blogAuthorRepository } from "./blog-author-repository.ts";
import { blogListRepository } from "./blog-list-repository.ts";
import { blogRepository } from "./blog-repository.ts";
import { withEmbeds } from "./with-embeds.ts";

const tags = ["Blog"];
const newestFirst = { sortBy: "published_at", sortOrder: "DESC" } as const;

/** Reading articles: in lists, one by its slug, and those of a tag. */
export function blogRoutes({ db, clock }: { db: Db; clock: () => Date }): FastifyPluginAsyncZod {
  const list = blogListRepository(db);
  const blogs = blogRepository(db);
  const authors = blogAuthorRepository(db);
  const tagsOfBlogs = tagRepository(db);

  /** The article with a slug, or that had it before: its own slug then tells where it is now. */
  async function find(slug: string, domain: DomainSuffix | null) {
    const blog = await blogs.get(slug, domain);
    if (blog) return blog;
    const present = await formerSlugRepository(db).presentOf(slug);
    return present === null ? null : blogs.get(present, domain);
  }

  return async (app) => {
    app.get(
      "/blog/view",
      {
        schema: {
          tags,
          summary: "Articles, filtered, sorted and in pages",
          headers: domainHeader,
          querystring: blogListQuery,
          response: answers(blogListData),
        },
      },
      async ({ query, headers }) => {
        const { rows, pagination } = await list.list({ ...query, domain: domainOf(headers) });
        return ok({ blogs: rows, pagination });
      },
    );

    app.get(
      "/blog/view-by-slug/:slug",
      {
        schema: {
          tags,
          summary: "One whole article",
          headers: domainHeader,
          params: blogBySlugParams,
          response: answers(blogBySlugData),
        },
      },
      async ({ params, headers }) => {
        const blog = await find(params.slug, domainOf(headers));
        if (!blog) throw new NotFoundError();
        return ok({ blog: await withEmbeds(db, blog, clock()) });
      },
    );

    app.get(
      "/blog/view-by-tag/:tag_name",
      {
        schema: {
          tags,
          summary: "A tag, by its slug or its name, and the articles that carry it",
          headers: domainHeader,
          params: blogByTagParams,
          querystring: blogByTagQuery,
          response: answers(blogByTagData),
        },
      },
      async ({ params, query, headers }) => {
        const domain = domainOf(headers);
        const tag = await tagsOfBlogs.get(params.tag_name, domain);
        if (!tag) throw new NotFoundError();
        const { rows, pagination } = await list.list({ ...query, tag_id: tag.id, domain });
        return ok({ tag, articles: rows, pagination });
      },
    );

    app.get(
      "/blog/view-by-author/:author",
      {
        schema: {
          tags,
          summary: "An author, by the slug of the name, and their articles, the newest first",
          headers: domainHeader,
          params: blogByAuthorParams,
          querystring: blogByAuthorQuery,
          response: answers(blogByAuthorData),
        },
      },
      async ({ params, query, headers }) => {
        const domain = domainOf(headers);
        const author = await authors.get(params.author, domain);
        if (!author) throw new NotFoundError();
        const listed = { ...query, ...newestFirst, author: author.slug, domain };
        const { rows, pagination } = await list.list(listed);
        return ok({ author, articles: rows, pagination });
      },
    );

    app.get(
      "/blog/authors",
      {
        schema: {
          tags,
          summary: "The slugs of all authors, in their order",
          headers: domainHeader,
          querystring: authorListQuery,
          response: answers(authorListData),
        },
      },
      async ({ query, headers }) => ok({ authors: await authors.list(query, domainOf(headers)) }),
    );
  };
}
