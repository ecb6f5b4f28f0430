import {
  receivedApplicationData,
  receivedApplicationsData,
  receivedApplicationsQuery,
  reviewApplicationInput,
} from "@callboard/contracts/application";
import { eventParams } from "@callboard/contracts/event";
import { idSchema } from "@callboard/contracts/page";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Db } from "../../db/client.ts";
import { signedInOnly } from "../../http/docs.ts";
import { ok, personalAnswers } from "../../http/envelope.ts";
import { review } from "../board/review-application.ts";
import { wakeColleagues } from "../board/wake-colleagues.ts";
import type { NotificationSender } from "../notification/notification-sender.ts";
import type { BearerReader } from "../session/bearer.ts";
import { eventToReview } from "./event-to-review.ts";
import { receivedApplicationRepository } from "./received-application-repository.ts";
import { seenBy, withoutOwn } from "./seen-by.ts";

const personal = { tags: ["Applications"], security: signedInOnly };

type Deps = { db: Db; clock: () => Date; bearer: BearerReader; notifications: NotificationSender };

/** The applications for an event, for who posted it. */
export function applicationReviewRoutes(deps: Deps): FastifyPluginAsyncZod {
  const { db, bearer } = deps;
  const received = receivedApplicationRepository(db);
  const onRequest = bearer.required;

  return async (app) => {
    app.get(
      "/application/event/:id",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "The applications for an own event, newest first",
          params: eventParams,
          querystring: receivedApplicationsQuery,
          response: personalAnswers(receivedApplicationsData),
        },
      },
      async (request) => {
        const actor = bearer.actorOf(request);
        const event = await eventToReview(db, actor, request.params.id);
        const { rows, pagination } = await received.list(event.id, {
          ...request.query,
          ...withoutOwn(actor, event),
        });
        return ok({ applications: rows.map(seenBy(actor, event)), pagination });
      },
    );

    app.post(
      "/application/review/:id",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "Opens an application for an own event, shortlists it or declines it",
          params: z.object({ id: idSchema }),
          body: reviewApplicationInput,
          response: personalAnswers(receivedApplicationData),
        },
      },
      async (request) => {
        const { params, body } = request;
        const actor = bearer.actorOf(request);
        const application = await review(deps, actor, params.id, body.state);
        await wakeColleagues({ db, log: request.log }, actor, { application_id: params.id });
        return ok({ application }, "Application updated");
      },
    );
  };
}
