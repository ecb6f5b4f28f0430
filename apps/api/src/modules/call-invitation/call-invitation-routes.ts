import {
  callsToInviteData,
  callsToInviteQuery,
  invitationsQuery,
  sendInvitationsInput,
  sentInvitationListData,
  sentInvitationsData,
} from "@callboard/contracts/call-invitation";
import { idSchema } from "@callboard/contracts/page";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Db } from "../../db/client.ts";
import { signedInOnly } from "../../http/docs.ts";
import { ok, personalAnswers } from "../../http/envelope.ts";
import { eventToReview } from "../application/event-to-review.ts";
import type { NotificationSender } from "../notification/notification-sender.ts";
import type { BearerReader } from "../session/bearer.ts";
import { callInvitationRepository } from "./call-invitation-repository.ts";
import { callsToInviteTo } from "./calls-to-invite-to.ts";
import { inviteToCall } from "./invite-to-call.ts";

const personal = { tags: ["Invitations to calls"], security: signedInOnly };

type Deps = { db: Db; clock: () => Date; bearer: BearerReader; notifications: NotificationSender };

/** Invitations to one's own calls. */
export function callInvitationRoutes(deps: Deps): FastifyPluginAsyncZod {
  const { db, clock, bearer } = deps;
  const onRequest = bearer.required;

  return async (app) => {
    app.get(
      "/call-invitation/calls",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "The open calls that the viewer may invite to; none for a profile of their own side",
          querystring: callsToInviteQuery,
          response: personalAnswers(callsToInviteData),
        },
      },
      async (request) => {
        const { profile_id } = request.query;
        return ok({ calls: await callsToInviteTo(db, bearer.actorOf(request), profile_id, clock()) });
      },
    );

    app.post(
      "/call-invitation/send",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "Invites profiles to an own call, each account once",
          body: sendInvitationsInput,
          response: personalAnswers(sentInvitationsData),
        },
      },
      async (request) => ok(await inviteToCall(deps, bearer.actorOf(request), request.body), "Invited"),
    );

    app.get(
      "/call-invitation/event/:id",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "Who was invited to an own call, the newest first, and what became of it",
          params: z.object({ id: idSchema }),
          querystring: invitationsQuery,
          response: personalAnswers(sentInvitationListData),
        },
      },
      async (request) => {
        const { id, title } = await eventToReview(db, bearer.actorOf(request), request.params.id);
        const { rows, pagination } = await callInvitationRepository(db).listSent(id, request.query);
        return ok({ event: { id, title }, invitations: rows, pagination });
      },
    );
  };
}
