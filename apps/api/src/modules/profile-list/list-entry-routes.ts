import { listedProfileParams, listNoteInput } from "@callboard/contracts/profile-list";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Db } from "../../db/client.ts";
import { signedInOnly } from "../../http/docs.ts";
import { ok, personalAnswers } from "../../http/envelope.ts";
import { NotFoundError } from "../../http/errors.ts";
import type { BearerReader } from "../session/bearer.ts";
import { addToList } from "./change-lists.ts";
import { listEntryRepository } from "./list-entry-repository.ts";

const personal = { tags: ["Lists"], security: signedInOnly, params: listedProfileParams };

type Deps = { db: Db; clock: () => Date; bearer: BearerReader };

/** Who is in one's own lists. */
export function listEntryRoutes({ db, clock, bearer }: Deps): FastifyPluginAsyncZod {
  const onRequest = bearer.required;
  const entries = listEntryRepository(db);

  return async (app) => {
    app.post(
      "/profile-list/:id/profile/:profile_id",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "Adds a profile that everybody sees to an own list",
          response: personalAnswers(z.null()),
        },
      },
      async (request) => {
        const { id, profile_id } = request.params;
        await addToList({ db, actor: bearer.actorOf(request), now: clock() }, id, profile_id);
        return ok(null, "Added");
      },
    );

    app.delete(
      "/profile-list/:id/profile/:profile_id",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "Takes a profile out of an own list; nothing changes where it is not in it",
          response: personalAnswers(z.null()),
        },
      },
      async (request) => {
        const { id, profile_id } = request.params;
        await entries.remove(bearer.actorOf(request).userId, id, profile_id);
        return ok(null, "Removed");
      },
    );

    app.post(
      "/profile-list/:id/profile/:profile_id/note",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "Writes a note about somebody in an own list, which nobody else reads",
          body: listNoteInput,
          response: personalAnswers(z.null()),
        },
      },
      async (request) => {
        const { userId } = bearer.actorOf(request);
        if (!(await entries.setNote(userId, request.params, request.body.note))) throw new NotFoundError();
        return ok(null, "Note saved");
      },
    );
  };
}
