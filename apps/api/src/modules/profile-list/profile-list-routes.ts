import {
  createListInput,
  listEntriesData,
  listEntriesQuery,
  listNameInput,
  ownListsData,
  ownListsQuery,
  profileListData,
  profileListParams,
} from "@callboard/contracts/profile-list";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Db } from "../../db/client.ts";
import { signedInOnly } from "../../http/docs.ts";
import { ok, personalAnswers } from "../../http/envelope.ts";
import { NotFoundError } from "../../http/errors.ts";
import type { BearerReader } from "../session/bearer.ts";
import { createList, renameList, restoreList } from "./change-lists.ts";
import { listEntryRepository } from "./list-entry-repository.ts";
import { profileListRepository } from "./profile-list-repository.ts";

const personal = { tags: ["Lists"], security: signedInOnly };
const named = { ...personal, params: profileListParams };

type Deps = { db: Db; clock: () => Date; bearer: BearerReader };

/** One's own lists of profiles. */
export function profileListRoutes({ db, clock, bearer }: Deps): FastifyPluginAsyncZod {
  const onRequest = bearer.required;
  const lists = profileListRepository(db);

  async function read(userId: number, id: number) {
    const list = await lists.get(userId, id);
    if (!list) throw new NotFoundError();
    return list;
  }

  return async (app) => {
    app.get(
      "/profile-list/mine",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "The own lists, the newest first; with a profile, whether each has that one",
          querystring: ownListsQuery,
          response: personalAnswers(ownListsData),
        },
      },
      async (request) => {
        const { userId } = bearer.actorOf(request);
        return ok({ lists: await lists.list(userId, request.query.profile_id) });
      },
    );

    app.post(
      "/profile-list/create",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "Makes a list, with a profile in it or with none",
          body: createListInput,
          response: personalAnswers(profileListData),
        },
      },
      async (request) => {
        const actor = bearer.actorOf(request);
        const id = await createList({ db, actor, now: clock() }, request.body);
        return ok({ list: await read(actor.userId, id) }, "List created");
      },
    );

    app.get(
      "/profile-list/:id",
      {
        onRequest,
        schema: {
          ...named,
          summary: "An own list with who is in it, who was added last first",
          querystring: listEntriesQuery,
          response: personalAnswers(listEntriesData),
        },
      },
      async (request) => {
        const list = await read(bearer.actorOf(request).userId, request.params.id);
        const { rows, pagination } = await listEntryRepository(db).list(list.id, request.query);
        return ok({ list, entries: rows, pagination });
      },
    );

    app.post(
      "/profile-list/:id/rename",
      {
        onRequest,
        schema: {
          ...named,
          summary: "Gives an own list another name",
          body: listNameInput,
          response: personalAnswers(profileListData),
        },
      },
      async (request) => {
        const actor = bearer.actorOf(request);
        const { id } = request.params;
        await renameList({ db, actor }, id, request.body.name);
        return ok({ list: await read(actor.userId, id) }, "List renamed");
      },
    );

    app.delete(
      "/profile-list/:id",
      {
        onRequest,
        schema: {
          ...named,
          summary: "Deletes an own list, which can be had back for ten minutes",
          response: personalAnswers(z.null()),
        },
      },
      async (request) => {
        const { userId } = bearer.actorOf(request);
        if (!(await lists.remove(userId, request.params.id, clock()))) throw new NotFoundError();
        return ok(null, "List deleted");
      },
    );

    app.post(
      "/profile-list/:id/restore",
      {
        onRequest,
        schema: {
          ...named,
          summary: "Brings back an own list that was deleted a moment ago",
          response: personalAnswers(profileListData),
        },
      },
      async (request) => {
        const actor = bearer.actorOf(request);
        const { id } = request.params;
        await restoreList({ db, actor, now: clock() }, id);
        return ok({ list: await read(actor.userId, id) }, "List restored");
      },
    );
  };
}
