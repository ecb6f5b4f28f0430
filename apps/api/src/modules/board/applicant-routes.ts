import { receivedApplicationData } from "@callboard/contracts/application";
import {
  answeredOfferData,
  answerOfferInput,
  applicantDetailsSchema,
  applicationProgressSchema,
  noteData,
  noteInput,
  ratingInput,
} from "@callboard/contracts/board";
import { idSchema } from "@callboard/contracts/page";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Db } from "../../db/client.ts";
import { signedInOnly } from "../../http/docs.ts";
import { ok, personalAnswers } from "../../http/envelope.ts";
import type { NotificationSender } from "../notification/notification-sender.ts";
import type { BearerReader } from "../session/bearer.ts";
import { answerOffer } from "./answer-offer.ts";
import { addNote, rate, removeNote } from "./mark-applications.ts";
import { ownProgress, receivedDetails } from "./read-application.ts";
import { wakeColleagues } from "./wake-colleagues.ts";

const personal = { tags: ["Applications"], security: signedInOnly };
const params = z.object({ id: idSchema });

type Deps = { db: Db; clock: () => Date; bearer: BearerReader; notifications: NotificationSender };

/** One application: for who posted the call, and for who applied. */
export function applicantRoutes(deps: Deps): FastifyPluginAsyncZod {
  const { db, clock, bearer } = deps;
  const onRequest = bearer.required;
  const wake = (request: FastifyRequest, application_id: number) =>
    wakeColleagues({ db, log: request.log }, bearer.actorOf(request), { application_id });

  return async (app) => {
    app.get(
      "/application/received/:id",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "An application for an own event, with its notes and history",
          params,
          response: personalAnswers(applicantDetailsSchema),
        },
      },
      async (request) => ok(await receivedDetails(db, bearer.actorOf(request), request.params.id)),
    );

    app.post(
      "/application/rating/:id",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "Rates an application for an own event",
          params,
          body: ratingInput,
          response: personalAnswers(receivedApplicationData),
        },
      },
      async (request) => {
        const { params: one, body } = request;
        const application = await rate(db, bearer.actorOf(request), one.id, body.rating);
        await wake(request, one.id);
        return ok({ application });
      },
    );

    app.post(
      "/application/note/:id",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "Writes a note about an application for an own event; the applicant never sees it",
          params,
          body: noteInput,
          response: personalAnswers(noteData),
        },
      },
      async (request) => {
        const { params: one, body } = request;
        const note = await addNote(db, bearer.actorOf(request), one.id, body.body, clock());
        await wake(request, one.id);
        return ok({ note });
      },
    );

    app.delete(
      "/application/note/:id",
      {
        onRequest,
        schema: { ...personal, summary: "Removes an own note", params, response: personalAnswers(z.null()) },
      },
      async (request) => {
        await wake(request, await removeNote(db, bearer.actorOf(request), request.params.id));
        return ok(null, "Note removed");
      },
    );

    app.get(
      "/application/:id",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "An own application with its event, and what became of it",
          params,
          response: personalAnswers(applicationProgressSchema),
        },
      },
      async (request) => ok(await ownProgress(db, bearer.actorOf(request), request.params.id, clock())),
    );

    app.post(
      "/application/answer/:id",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "Accepts an offer, or says no to it",
          params,
          body: answerOfferInput,
          response: personalAnswers(answeredOfferData),
        },
      },
      async (request) => {
        const { params: one, body } = request;
        const application = await answerOffer(deps, bearer.actorOf(request), one.id, body);
        return ok({ application }, "Answer sent");
      },
    );
  };
}
