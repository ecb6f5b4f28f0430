import { idSchema } from "@callboard/contracts/page";
import { liftInput, suspendInput, suspensionData } from "@callboard/contracts/suspension";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Db } from "../../db/client.ts";
import { staffOnly } from "../../http/docs.ts";
import { ok, versionedAnswers } from "../../http/envelope.ts";
import type { MailQueue } from "../../mail/mail-queue.ts";
import { endSessions } from "../people/end-sessions.ts";
import { actingOf } from "../staff/acting.ts";
import type { StaffGuard } from "../staff/staff-guard.ts";
import { liftSuspension, suspendAccount } from "./suspend-account.ts";

const suspending = { tags: ["People"], security: staffOnly("suspend_accounts") };
const params = z.object({ id: idSchema });

type Deps = { db: Db; clock: () => Date; staff: StaffGuard; mails: MailQueue };

/** Suspending accounts and ending their sessions, for moderators. */
export function suspensionRoutes(deps: Deps): FastifyPluginAsyncZod {
  const { db, staff, mails } = deps;
  const onRequest = staff.required("suspend_accounts");
  const acting = actingOf(deps);

  return async (app) => {
    app.post(
      "/staff/people/:id/suspend",
      {
        onRequest,
        schema: {
          ...suspending,
          summary: "Suspends an account for a time or for good: its sessions end, its postings are hidden",
          params,
          body: suspendInput,
          response: versionedAnswers(suspensionData),
        },
      },
      async (request) => {
        const { params, body } = request;
        const act = { ...acting(request), mails };
        const suspension = await db.transaction((tx) =>
          suspendAccount(tx, act, { ...body, user_id: params.id }),
        );
        mails.wake();
        return ok({ suspension }, "Account suspended");
      },
    );

    app.post(
      "/staff/people/:id/lift",
      {
        onRequest,
        schema: {
          ...suspending,
          summary: "Lifts a suspension: what it hid is public again",
          params,
          body: liftInput,
          response: versionedAnswers(z.null()),
        },
      },
      async (request) => {
        const { params, body } = request;
        const act = { ...acting(request), mails };
        await db.transaction((tx) => liftSuspension(tx, act, { ...body, user_id: params.id }));
        mails.wake();
        return ok(null, "Suspension lifted");
      },
    );

    app.delete(
      "/staff/people/:id/session/:session_id",
      {
        onRequest,
        schema: {
          ...suspending,
          summary: "Ends one session of an account",
          params: params.extend({ session_id: idSchema }),
          response: versionedAnswers(z.null()),
        },
      },
      async (request) => {
        const { id: user_id, session_id } = request.params;
        const { role } = staff.actorOf(request);
        await endSessions(acting(request), { role, user_id, session_id });
        return ok(null, "Session ended");
      },
    );

    app.post(
      "/staff/people/:id/end-sessions",
      {
        onRequest,
        schema: {
          ...suspending,
          summary: "Ends all sessions of an account",
          params,
          response: versionedAnswers(z.null()),
        },
      },
      async (request) => {
        const { role } = staff.actorOf(request);
        await endSessions(acting(request), { role, user_id: request.params.id, session_id: null });
        return ok(null, "All sessions ended");
      },
    );
  };
}
