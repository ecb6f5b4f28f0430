import { idSchema } from "@callboard/contracts/page";
import {
  acceptInvitationInput,
  changeRoleInput,
  invitedStaffData,
  inviteStaffInput,
  staffListData,
  staffViewerData,
} from "@callboard/contracts/staff";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Db } from "../../db/client.ts";
import { showedStaffKey } from "../../http/api-key.ts";
import { signedInOnly, staffOnly } from "../../http/docs.ts";
import { ok, personalAnswers } from "../../http/envelope.ts";
import { ForbiddenError, UnauthorizedError } from "../../http/errors.ts";
import type { MailQueue } from "../../mail/mail-queue.ts";
import { userRepository } from "../account/user-repository.ts";
import type { BearerReader } from "../session/bearer.ts";
import { invitationRepository } from "./invitation-repository.ts";
import { acceptInvitation, changeRole, invite, resetFactor, takeBackInvitation } from "./manage-staff.ts";
import type { StaffGuard } from "./staff-guard.ts";
import { staffRepository } from "./staff-repository.ts";
import { staffViewer } from "./staff-viewer.ts";

const tags = ["Staff"];
const params = z.object({ id: idSchema });
const managing = { tags, security: staffOnly("manage_staff"), response: personalAnswers(z.null()) };

type Deps = { db: Db; clock: () => Date; bearer: BearerReader; staff: StaffGuard; mails: MailQueue };

/** Who belongs to the staff, invitations to it, and roles. */
export function staffRoutes({ db, clock, bearer, staff, mails }: Deps): FastifyPluginAsyncZod {
  const mayManage = staff.required("manage_staff");
  const contextOf = ({ id }: { id: string }) => ({ db, now: clock(), requestId: id });

  return async (app) => {
    app.get(
      "/staff/members",
      {
        onRequest: staff.required("read_staff"),
        schema: {
          tags,
          security: staffOnly("read_staff"),
          summary: "Who belongs to the staff, and who is invited",
          response: personalAnswers(staffListData),
        },
      },
      async () =>
        ok({
          members: await staffRepository(db).list(),
          invitations: await invitationRepository(db).list(clock()),
        }),
    );

    app.post(
      "/staff/invitation",
      {
        onRequest: mayManage,
        schema: {
          ...managing,
          summary: "Invites somebody, who is sent the token; it is told once more, here",
          body: inviteStaffInput,
          response: personalAnswers(invitedStaffData),
        },
      },
      async (request) => {
        const context = { ...contextOf(request), mails };
        return ok(await invite(context, staff.actorOf(request), request.body), "Invitation made");
      },
    );

    app.delete(
      "/staff/invitation/:id",
      { onRequest: mayManage, schema: { ...managing, summary: "Takes an invitation back", params } },
      async (request) => {
        await takeBackInvitation(contextOf(request), staff.actorOf(request), request.params.id);
        return ok(null, "Invitation taken back");
      },
    );

    app.post(
      "/staff/invitation/accept",
      {
        onRequest: bearer.required,
        schema: {
          tags,
          security: signedInOnly,
          summary: "Joins the staff with an invitation's token",
          body: acceptInvitationInput,
          response: personalAnswers(staffViewerData),
        },
      },
      async (request) => {
        if (!showedStaffKey(request)) throw new ForbiddenError("API key forbidden or invalid");
        const { userId } = bearer.actorOf(request);
        const user = await userRepository(db).get(userId);
        if (!user) throw new UnauthorizedError();
        await acceptInvitation(contextOf(request), { userId, name: user.name, token: request.body.token });
        return ok({ viewer: await staffViewer({ db, clock })({ userId }, null) }, "Welcome");
      },
    );

    app.post(
      "/staff/member/:id/role",
      {
        onRequest: mayManage,
        schema: { ...managing, summary: "Gives another role", params, body: changeRoleInput },
      },
      async (request) => {
        const { params, body } = request;
        await changeRole(contextOf(request), staff.actorOf(request), params.id, body.role);
        return ok(null, "Role changed");
      },
    );

    app.delete(
      "/staff/member/:id",
      { onRequest: mayManage, schema: { ...managing, summary: "Takes somebody from the staff", params } },
      async (request) => {
        await changeRole(contextOf(request), staff.actorOf(request), request.params.id, null);
        return ok(null, "Taken from the staff");
      },
    );

    app.post(
      "/staff/member/:id/reset-factor",
      {
        onRequest: mayManage,
        schema: { ...managing, summary: "Takes the second factor away of somebody who has lost it", params },
      },
      async (request) => {
        await resetFactor(contextOf(request), staff.actorOf(request), request.params.id);
        return ok(null, "Second factor taken away");
      },
    );
  };
}
