import { eventCategoryListData, eventCategoryListQuery } from "@callboard/contracts/event";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Db } from "../../db/client.ts";
import { answers, ok } from "../../http/envelope.ts";
import { eventCategoryRepository } from "./event-category-repository.ts";

/** Reading what kinds of calls there are. */
export function eventCategoryRoutes({ db }: { db: Db }): FastifyPluginAsyncZod {
  const categories = eventCategoryRepository(db);
  const schema = {
    tags: ["Events"],
    summary: "The categories of events and campaigns",
    querystring: eventCategoryListQuery,
    response: answers(eventCategoryListData),
  };
  return async (app) => {
    app.get("/event-category/view", { schema }, async ({ query }) => {
      const { rows, pagination } = await categories.list(query);
      return ok({ categories: rows, pagination });
    });
  };
}
