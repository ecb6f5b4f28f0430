import { categoryListData, categoryListQuery } from "@callboard/contracts/blog";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Db } from "../../db/client.ts";
import { domainHeader, domainOf } from "../../http/domain-header.ts";
import { answers, ok } from "../../http/envelope.ts";
import { categoryRepository } from "./category-repository.ts";

/** Reading the list of categories. */
export function categoryRoutes({ db }: { db: Db }): FastifyPluginAsyncZod {
  const categories = categoryRepository(db);
  const schema = {
    tags: ["Blog"],
    summary: "The categories of the blog, each with its number of articles",
    headers: domainHeader,
    querystring: categoryListQuery,
    response: answers(categoryListData),
  };
  return async (app) => {
    app.get("/category/view", { schema }, async ({ query, headers }) => {
      const { rows, pagination } = await categories.list(query, domainOf(headers));
      return ok({ rows, pagination });
    });
  };
}
