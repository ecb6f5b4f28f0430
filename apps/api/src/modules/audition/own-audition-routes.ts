import {
  bookSlotInput,
  declineAuditionInput,
  ownAuditionData,
  ownAuditionsData,
} from "@callboard/contracts/audition";
import { idSchema } from "@callboard/contracts/page";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { signedInOnly } from "../../http/docs.ts";
import { ok, personalAnswers } from "../../http/envelope.ts";
import type { BearerReader } from "../session/bearer.ts";
import type { Actor } from "../session/session-repository.ts";
import { bookSlot, declineAudition, waitForSlot } from "./answer-invitation.ts";
import type { Acting } from "./hold-for-poster.ts";
import { ownAudition, ownAuditions } from "./show-own-auditions.ts";

const personal = { tags: ["Auditions"], security: signedInOnly };
const params = z.object({ id: idSchema });
const one = { ...personal, response: personalAnswers(ownAuditionData) };

/** Invitations to auditions, for whom they are. */
export function ownAuditionRoutes({
  bearer,
  ...deps
}: Acting & { bearer: BearerReader }): FastifyPluginAsyncZod {
  const { db, clock } = deps;
  const onRequest = bearer.required;
  const shown = async (actor: Actor, id: number, message?: string) =>
    ok(await ownAudition(db, actor, id, clock()), message);

  return async (app) => {
    app.get(
      "/audition/application/:id",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "The audition days that an own application is invited to, with the times that are free",
          params,
          response: personalAnswers(ownAuditionsData),
        },
      },
      async (request) => ok(await ownAuditions(db, bearer.actorOf(request), request.params.id, clock())),
    );

    app.get(
      "/audition/own/:id",
      { onRequest, schema: { ...one, summary: "An own invitation to an audition day", params } },
      async (request) => shown(bearer.actorOf(request), request.params.id),
    );

    app.post(
      "/audition/book",
      {
        onRequest,
        schema: {
          ...one,
          summary: "Books an own invitation for a time, in the place of the one it has",
          body: bookSlotInput,
        },
      },
      async (request) => {
        const actor = bearer.actorOf(request);
        await bookSlot(deps, actor, request.body);
        return shown(actor, request.body.id, "Time booked");
      },
    );

    app.post(
      "/audition/wait/:id",
      {
        onRequest,
        schema: { ...one, summary: "Waits for a time of an audition day that is full", params },
      },
      async (request) => {
        const actor = bearer.actorOf(request);
        await waitForSlot(deps, actor, request.params.id);
        return shown(actor, request.params.id, "On the waiting list");
      },
    );

    app.post(
      "/audition/decline/:id",
      {
        onRequest,
        schema: { ...one, summary: "Declines an own invitation", params, body: declineAuditionInput },
      },
      async (request) => {
        const actor = bearer.actorOf(request);
        await declineAudition(deps, actor, request.params.id, request.body.message);
        return shown(actor, request.params.id, "Answer sent");
      },
    );
  };
}
