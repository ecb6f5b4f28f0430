import {
  changeSearchInput,
  feedKeyData,
  saveArticleSearchInput,
  savedSearchData,
  savedSearchesData,
  savedSearchParams,
  saveProfileSearchInput,
  saveSearchInput,
} from "@callboard/contracts/saved-search";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Db } from "../../db/client.ts";
import { signedInOnly } from "../../http/docs.ts";
import { domainHeader, domainOf } from "../../http/domain-header.ts";
import { ok, personalAnswers } from "../../http/envelope.ts";
import { NotFoundError } from "../../http/errors.ts";
import type { BearerReader } from "../session/bearer.ts";
import { restoreSearch, saveSearch } from "./change-searches.ts";
import { feedHashOf, newFeedKey } from "./feed-key.ts";
import { savedSearchRepository } from "./saved-search-repository.ts";

const personal = { tags: ["Saved searches"], security: signedInOnly };

type Deps = { db: Db; clock: () => Date; bearer: BearerReader };

/** One's own saved searches. */
export function savedSearchRoutes({ db, clock, bearer }: Deps): FastifyPluginAsyncZod {
  const onRequest = bearer.required;
  const searches = savedSearchRepository(db);

  async function read(userId: number, id: number) {
    const search = await searches.get(userId, id);
    if (!search) throw new NotFoundError();
    return { search };
  }

  return async (app) => {
    app.get(
      "/saved-search/mine",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "The own saved searches, the oldest first, with how much that is new each has found",
          response: personalAnswers(savedSearchesData),
        },
      },
      async (request) => ok({ searches: await searches.list(bearer.actorOf(request).userId) }),
    );

    app.post(
      "/saved-search/create",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "Saves a search: whoever has it is told of each new call that it finds",
          body: saveSearchInput,
          response: personalAnswers(savedSearchData),
        },
      },
      async (request) => {
        const actor = bearer.actorOf(request);
        const id = await saveSearch({ db, actor, now: clock() }, { ...request.body, kind: "call" });
        return ok(await read(actor.userId, id), "Search saved");
      },
    );

    app.post(
      "/saved-search/create-of-articles",
      {
        onRequest,
        schema: {
          ...personal,
          headers: domainHeader,
          summary: "Saves a search among the articles, in the same way",
          body: saveArticleSearchInput,
          response: personalAnswers(savedSearchData),
        },
      },
      async (request) => {
        const actor = bearer.actorOf(request);
        const search = { ...request.body, kind: "article", domain: domainOf(request.headers) } as const;
        const id = await saveSearch({ db, actor, now: clock() }, search);
        return ok(await read(actor.userId, id), "Search saved");
      },
    );

    app.post(
      "/saved-search/create-of-profiles",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "Saves a search among the profiles, in the same way",
          body: saveProfileSearchInput,
          response: personalAnswers(savedSearchData),
        },
      },
      async (request) => {
        const actor = bearer.actorOf(request);
        const id = await saveSearch({ db, actor, now: clock() }, { ...request.body, kind: "profile" });
        return ok(await read(actor.userId, id), "Search saved");
      },
    );

    app.post(
      "/saved-search/:id/change",
      {
        onRequest,
        schema: {
          ...personal,
          summary:
            "Gives an own search another name or rhythm; what it has gathered is told when that was to be",
          params: savedSearchParams,
          body: changeSearchInput,
          response: personalAnswers(savedSearchData),
        },
      },
      async (request) => {
        const { userId } = bearer.actorOf(request);
        const { id } = request.params;
        if (!(await searches.update(userId, id, request.body))) throw new NotFoundError();
        return ok(await read(userId, id), "Search changed");
      },
    );

    app.post(
      "/saved-search/:id/look",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "Notes that the results of an own search were looked at: none of them is new any more",
          params: savedSearchParams,
          response: personalAnswers(z.null()),
        },
      },
      async (request) => {
        const { userId } = bearer.actorOf(request);
        if (!(await searches.look(userId, request.params.id, clock()))) throw new NotFoundError();
        return ok(null);
      },
    );

    app.post(
      "/saved-search/:id/feed",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "Makes the key of an own search's feeds, told this once; the former one ends",
          params: savedSearchParams,
          response: personalAnswers(feedKeyData),
        },
      },
      async (request) => {
        const { userId } = bearer.actorOf(request);
        const key = newFeedKey();
        const isTheirs = await searches.setFeed(userId, request.params.id, feedHashOf(key), clock());
        if (!isTheirs) throw new NotFoundError();
        return ok({ key }, "Feed addresses made");
      },
    );

    app.delete(
      "/saved-search/:id",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "Deletes an own search, which can be had back for ten minutes",
          params: savedSearchParams,
          response: personalAnswers(z.null()),
        },
      },
      async (request) => {
        const { userId } = bearer.actorOf(request);
        if (!(await searches.remove(userId, request.params.id, clock()))) throw new NotFoundError();
        return ok(null, "Search deleted");
      },
    );

    app.post(
      "/saved-search/:id/restore",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "Brings back an own search that was deleted a moment ago",
          params: savedSearchParams,
          response: personalAnswers(savedSearchData),
        },
      },
      async (request) => {
        const actor = bearer.actorOf(request);
        const { id } = request.params;
        await restoreSearch({ db, actor, now: clock() }, id);
        return ok(await read(actor.userId, id), "Search restored");
      },
    );
  };
}
