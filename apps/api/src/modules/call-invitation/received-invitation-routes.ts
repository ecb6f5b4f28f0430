import {
  callInvitationParams,
  declineInvitationInput,
  invitationSettingsData,
  invitationsQuery,
  receivedInvitationsData,
  refuseInvitationsInput,
} from "@callboard/contracts/call-invitation";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Db } from "../../db/client.ts";
import { signedInOnly } from "../../http/docs.ts";
import { ok, personalAnswers } from "../../http/envelope.ts";
import type { BearerReader } from "../session/bearer.ts";
import { declineInvitation, setRefusal } from "./answer-call-invitation.ts";
import { callInvitationRepository } from "./call-invitation-repository.ts";
import { refusalRepository } from "./refusal-repository.ts";

const personal = { tags: ["Invitations to calls"], security: signedInOnly };

type Deps = { db: Db; clock: () => Date; bearer: BearerReader };

/** What one is invited to, and from whom one takes no invitations. */
export function receivedInvitationRoutes({ db, clock, bearer }: Deps): FastifyPluginAsyncZod {
  const onRequest = bearer.required;
  const refusals = refusalRepository(db);

  return async (app) => {
    app.get(
      "/call-invitation/received",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "The calls that the viewer is invited to, the newest invitation first",
          querystring: invitationsQuery,
          response: personalAnswers(receivedInvitationsData),
        },
      },
      async (request) => {
        const { userId } = bearer.actorOf(request);
        const { rows, pagination } = await callInvitationRepository(db).listReceived(userId, request.query);
        return ok({ invitations: rows, pagination });
      },
    );

    app.post(
      "/call-invitation/:id/decline",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "Says no to an invitation, and, if asked, to all further ones",
          params: callInvitationParams,
          body: declineInvitationInput,
          response: personalAnswers(z.null()),
        },
      },
      async (request) => {
        const answering = { db, actor: bearer.actorOf(request), now: clock() };
        await declineInvitation(answering, request.params.id, request.body);
        return ok(null, "Declined");
      },
    );

    app.get(
      "/call-invitation/settings",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "From whom the viewer takes no invitations",
          response: personalAnswers(invitationSettingsData),
        },
      },
      async (request) => ok({ settings: await refusals.settingsOf(bearer.actorOf(request).userId) }),
    );

    app.post(
      "/call-invitation/settings",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "Takes no invitations any more, or takes them again: of a poster, or of anybody",
          body: refuseInvitationsInput,
          response: personalAnswers(invitationSettingsData),
        },
      },
      async (request) => {
        const actor = bearer.actorOf(request);
        await setRefusal({ db, actor, now: clock() }, request.body);
        return ok({ settings: await refusals.settingsOf(actor.userId) }, "Saved");
      },
    );
  };
}
