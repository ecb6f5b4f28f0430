import { answerDecisionInput, ownDecisionsData, ownDecisionsQuery } from "@callboard/contracts/moderation";
import { idSchema } from "@callboard/contracts/page";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Db } from "../../db/client.ts";
import { signedInOnly } from "../../http/docs.ts";
import { ok, personalAnswers } from "../../http/envelope.ts";
import type { BearerReader } from "../session/bearer.ts";
import { answerDecision } from "./answer-decision.ts";
import { decisionRepository } from "./decision-repository.ts";

const personal = { tags: ["Moderation"], security: signedInOnly };

type Deps = { db: Db; clock: () => Date; bearer: BearerReader };

/** What was decided on one's own, and answering it. */
export function decisionRoutes({ db, clock, bearer }: Deps): FastifyPluginAsyncZod {
  const onRequest = bearer.required;
  return async (app) => {
    app.get(
      "/moderation/decision/mine",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "What moderators decided on one's own, newest first",
          querystring: ownDecisionsQuery,
          response: personalAnswers(ownDecisionsData),
        },
      },
      async (request) => {
        const actor = bearer.actorOf(request);
        const { rows, pagination } = await decisionRepository(db).listOwn(actor, request.query);
        return ok({ decisions: rows, pagination });
      },
    );

    app.post(
      "/moderation/decision/:id/answer",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "Answers a decision, once: a moderator looks again",
          params: z.object({ id: idSchema }),
          body: answerDecisionInput,
          response: personalAnswers(z.null()),
        },
      },
      async (request) => {
        const { params, body } = request;
        await answerDecision(db, bearer.actorOf(request), params.id, body.answer, clock());
        return ok(null, "Answer sent. A moderator will read it.");
      },
    );
  };
}
