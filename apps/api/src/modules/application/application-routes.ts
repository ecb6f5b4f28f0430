import {
  applicationData,
  appliedData,
  createApplicationInput,
  eventViewerData,
  ownApplicationsData,
  ownApplicationsQuery,
} from "@callboard/contracts/application";
import { eventParams } from "@callboard/contracts/event";
import { idSchema } from "@callboard/contracts/page";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { signedInOnly } from "../../http/docs.ts";
import { limitedAnswers, ok, personalAnswers } from "../../http/envelope.ts";
import type { NotificationSender } from "../notification/notification-sender.ts";
import type { BearerReader } from "../session/bearer.ts";
import type { TapeDeps } from "../tape/sweep-tapes.ts";
import { applicationRepository } from "./application-repository.ts";
import { viewerOf } from "./event-viewer.ts";
import { apply, withdraw } from "./write-application.ts";

const personal = { tags: ["Applications"], security: signedInOnly };

type Deps = TapeDeps & { bearer: BearerReader; notifications: NotificationSender };

/** Applying for events, for who applies. */
export function applicationRoutes(deps: Deps): FastifyPluginAsyncZod {
  const { db, bearer, clock } = deps;
  const applications = applicationRepository(db);
  const onRequest = bearer.required;

  return async (app) => {
    app.get(
      "/event/viewer/:id",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "The viewer permissions for an event or campaign, and the application they have sent",
          params: eventParams,
          response: personalAnswers(eventViewerData),
        },
      },
      async (request) => {
        const viewer = await viewerOf(db, bearer.actorOf(request), request.params.id, clock());
        return ok({ viewer });
      },
    );

    app.post(
      "/event/apply",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "Applies for an event, once a person",
          body: createApplicationInput,
          response: limitedAnswers(applicationData),
        },
      },
      async (request) => {
        const application = await apply(deps, bearer.actorOf(request), request.body);
        return ok({ application }, "Application sent");
      },
    );

    app.get(
      "/application/mine",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "The own applications, newest first, each with its event",
          querystring: ownApplicationsQuery,
          response: personalAnswers(ownApplicationsData),
        },
      },
      async (request) => {
        const { rows, pagination } = await applications.listOwn(
          bearer.actorOf(request),
          request.query,
          clock(),
        );
        return ok({ applications: rows, pagination });
      },
    );

    app.get(
      "/application/applied",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "The events not begun that the viewer has applied to",
          response: personalAnswers(appliedData),
        },
      },
      async (request) => {
        const event_ids = await applications.listAppliedEventIds(bearer.actorOf(request), clock());
        return ok({ event_ids });
      },
    );

    app.delete(
      "/application/:id",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "Withdraws an own application that the poster has not opened",
          params: z.object({ id: idSchema }),
          response: personalAnswers(z.null()),
        },
      },
      async (request) => {
        await withdraw(deps, bearer.actorOf(request), request.params.id);
        return ok(null, "Application withdrawn");
      },
    );
  };
}
