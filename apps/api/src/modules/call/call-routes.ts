import { cancelCallInput, closeCallInput } from "@callboard/contracts/call";
import { eventData, eventParams } from "@callboard/contracts/event";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Db } from "../../db/client.ts";
import { signedInOnly } from "../../http/docs.ts";
import { ok, personalAnswers } from "../../http/envelope.ts";
import { NotFoundError } from "../../http/errors.ts";
import type { JobQueue } from "../../jobs/job-queue.ts";
import { ownEventRepository } from "../event/list/own-event-repository.ts";
import type { MediaStore } from "../media/media-store.ts";
import { removePending } from "../media/photo/photo-storage.ts";
import type { NotificationSender } from "../notification/notification-sender.ts";
import type { BearerReader } from "../session/bearer.ts";
import type { Actor } from "../session/session-repository.ts";
import { callRepository } from "./call-repository.ts";
import { cancelCall, closeCall, removeCall, reopenCall } from "./end-call.ts";

type Deps = {
  db: Db;
  clock: () => Date;
  media: MediaStore;
  bearer: BearerReader;
  queue: JobQueue;
  notifications: NotificationSender;
};

/** Closing, reopening, cancelling and deleting a call: each of them twice is the same as once. */
export function callRoutes(deps: Deps): FastifyPluginAsyncZod {
  const { db, clock, media, bearer, queue, notifications } = deps;
  const onRequest = bearer.required;
  const by = (actor: Actor) => ({ db, actor, now: clock(), queue, notifications });
  const own = { tags: ["Events"], security: signedInOnly, params: eventParams };
  const changing = { ...own, response: personalAnswers(eventData) };

  /** The call as its poster has it now. */
  async function answer(id: number, actor: Actor) {
    const event = await ownEventRepository(db).get(id, actor);
    const standing = (await callRepository(db).standingOf([id], actor, clock())).get(id);
    if (!event || !standing) throw new NotFoundError();
    return { event: { ...event, can: standing.can, waiting_count: standing.waiting_count } };
  }

  return async (app) => {
    app.post(
      "/event/close/:id",
      {
        onRequest,
        schema: {
          ...changing,
          summary: "Ends the applications for an own call, and answers all who wait with the message",
          body: closeCallInput,
        },
      },
      async (request) => {
        const [actor, { id }] = [bearer.actorOf(request), request.params];
        await closeCall(by(actor), id, request.body.message);
        return ok(await answer(id, actor), "Call closed");
      },
    );

    app.post(
      "/event/reopen/:id",
      { onRequest, schema: { ...changing, summary: "Takes applications for an own closed call again" } },
      async (request) => {
        const [actor, { id }] = [bearer.actorOf(request), request.params];
        await reopenCall(by(actor), id);
        return ok(await answer(id, actor), "Call reopened");
      },
    );

    app.post(
      "/event/cancel/:id",
      {
        onRequest,
        schema: {
          ...changing,
          summary: "Cancels an own call for good, and tells those who applied",
          body: cancelCallInput,
        },
      },
      async (request) => {
        const [actor, { id }] = [bearer.actorOf(request), request.params];
        await cancelCall(by(actor), id, request.body.reason);
        return ok(await answer(id, actor), "Call cancelled");
      },
    );

    app.delete(
      "/event/:id",
      {
        onRequest,
        schema: {
          ...own,
          summary: "Deletes an own call that nobody has applied for",
          response: personalAnswers(z.null()),
        },
      },
      async (request) => {
        const actor = bearer.actorOf(request);
        const orphans = await removeCall(by(actor), request.params.id);
        await removePending({ db, media }, orphans).catch(() => {});
        return ok(null, "Call deleted");
      },
    );
  };
}
