import { tagListData, tagListQuery } from "@callboard/contracts/blog";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Db } from "../../db/client.ts";
import { domainHeader, domainOf } from "../../http/domain-header.ts";
import { answers, ok } from "../../http/envelope.ts";
import { tagRepository } from "./tag-repository.ts";

/** Reading the list of tags. */
export function tagRoutes({ db }: { db: Db }): FastifyPluginAsyncZod {
  const tags = tagRepository(db);
  const schema = {
    tags: ["Blog"],
    summary: "The tags of the blog",
    headers: domainHeader,
    querystring: tagListQuery,
    response: answers(tagListData),
  };
  return async (app) => {
    app.get("/tag/view", { schema }, async ({ query, headers }) => {
      const { rows, pagination } = await tags.list(query, domainOf(headers));
      return ok({ tags: rows, pagination });
    });
  };
}
