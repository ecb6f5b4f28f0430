import { searchFeedData, searchFeedInput } from "@callboard/contracts/saved-search";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Db } from "../../db/client.ts";
import { answers, ok } from "../../http/envelope.ts";
import { NotFoundError } from "../../http/errors.ts";
import { eventListRepository } from "../event/list/event-list-repository.ts";
import { suspensionRepository } from "../suspension/suspension-repository.ts";
import { feedHashOf } from "./feed-key.ts";
import { savedSearchRepository } from "./saved-search-repository.ts";
import { listingOf } from "./search-selection.ts";

type Deps = { db: Db; clock: () => Date };

/** What a saved search finds, for whoever has the key of its feeds. That is in the body, so that it is in no address of the API. */
export function searchFeedRoutes({ db, clock }: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      "/saved-search/feed",
      {
        schema: {
          tags: ["Saved searches"],
          summary: "The newest calls that a saved search finds, for whoever has the key of its feeds",
          body: searchFeedInput,
          response: answers(searchFeedData),
        },
      },
      async ({ body }) => {
        const search = await savedSearchRepository(db).getByFeed(feedHashOf(body.key));
        if (!search || (await suspensionRepository(db).current(search.user_id))) throw new NotFoundError();
        const { rows } = await eventListRepository(db).list(listingOf(search.filter), clock());
        return ok({ name: search.name, events: rows });
      },
    );
  };
}
