import { idSchema } from "@callboard/contracts/page";
import {
  answerInvitationInput,
  invitationTokenInput,
  inviteToTeamInput,
  receivedInvitationData,
  teamInvitationData,
  teamRoleInput,
  teamShownInput,
  teamsData,
} from "@callboard/contracts/team";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { signedInOnly } from "../../http/docs.ts";
import { limitedAnswers, ok, personalAnswers } from "../../http/envelope.ts";
import type { BearerReader } from "../session/bearer.ts";
import { answerInvitation, invitationOf } from "./answer-invitation.ts";
import { changeRole, leaveTeam, removeMember, showMember } from "./change-team.ts";
import { invite, revokeInvitation, type TeamDeps } from "./invite.ts";
import { showTeams } from "./show-teams.ts";

const personal = { tags: ["Teams"], security: signedInOnly };
const params = z.object({ id: idSchema });

/** Teams of agencies: who is in one, and who is asked to be. */
export function teamRoutes({ bearer, ...deps }: TeamDeps & { bearer: BearerReader }): FastifyPluginAsyncZod {
  const { db, clock } = deps;
  const onRequest = bearer.required;
  const nothing = { ...personal, response: personalAnswers(z.null()) };

  return async (app) => {
    app.get(
      "/team/mine",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "The teams that the viewer is in, and those that they are invited to",
          response: personalAnswers(teamsData),
        },
      },
      async (request) => ok(await showTeams(db, bearer.actorOf(request), clock())),
    );

    app.post(
      "/team/invite",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "Invites somebody to the own agency's team, by username or e-mail address",
          body: inviteToTeamInput,
          response: limitedAnswers(teamInvitationData),
        },
      },
      async (request) => {
        const invitation = await invite(deps, bearer.actorOf(request), request.body);
        return ok({ invitation }, "Invitation sent");
      },
    );

    app.delete(
      "/team/invitation/:id",
      { onRequest, schema: { ...nothing, summary: "Takes back an own agency's invitation", params } },
      async (request) => {
        await revokeInvitation(deps, bearer.actorOf(request), request.params.id);
        return ok(null, "Invitation taken back");
      },
    );

    app.post(
      "/team/invitation",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "The invitation that a mailed address leads to",
          body: invitationTokenInput,
          response: personalAnswers(receivedInvitationData),
        },
      },
      async (request) => ok({ invitation: await invitationOf(db, request.body.token, clock()) }),
    );

    app.post(
      "/team/answer",
      {
        onRequest,
        schema: {
          ...nothing,
          summary: "Accepts an invitation, or says no to it",
          body: answerInvitationInput,
        },
      },
      async (request) => {
        await answerInvitation(deps, bearer.actorOf(request), request.body);
        return ok(null, request.body.answer === "accepted" ? "You are in the team" : "Invitation declined");
      },
    );

    app.post(
      "/team/role",
      {
        onRequest,
        schema: { ...nothing, summary: "Gives somebody in the own team another role", body: teamRoleInput },
      },
      async (request) => {
        await changeRole(deps, bearer.actorOf(request), request.body);
        return ok(null, "Role changed");
      },
    );

    app.delete(
      "/team/member/:id",
      { onRequest, schema: { ...nothing, summary: "Removes somebody from the own team", params } },
      async (request) => {
        await removeMember(deps, bearer.actorOf(request), request.params.id);
        return ok(null, "Removed from the team");
      },
    );

    app.post(
      "/team/leave/:id",
      { onRequest, schema: { ...nothing, summary: "Leaves the team of an agency", params } },
      async (request) => {
        await leaveTeam(deps, bearer.actorOf(request), request.params.id);
        return ok(null, "You have left the team");
      },
    );

    app.post(
      "/team/shown",
      {
        onRequest,
        schema: {
          ...nothing,
          summary: "Names the viewer on an agency's public page, or takes the name off it",
          body: teamShownInput,
        },
      },
      async (request) => {
        const { team_id, is_shown } = request.body;
        await showMember(db, bearer.actorOf(request), team_id, is_shown);
        return ok(null, is_shown ? "You are shown on the page" : "You are not shown any more");
      },
    );
  };
}
