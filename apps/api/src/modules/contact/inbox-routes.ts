import {
  answerMessageInput,
  assignMessageInput,
  changeMessageStateInput,
  contactMessageData,
  messageListData,
  messageListQuery,
} from "@callboard/contracts/contact-inbox";
import { idSchema } from "@callboard/contracts/page";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Db } from "../../db/client.ts";
import { staffOnly } from "../../http/docs.ts";
import { ok, personalAnswers, versionedAnswers } from "../../http/envelope.ts";
import { NotFoundError } from "../../http/errors.ts";
import type { MailQueue } from "../../mail/mail-queue.ts";
import { actingOf } from "../staff/acting.ts";
import type { StaffGuard } from "../staff/staff-guard.ts";
import { answerMessage, assignMessage, changeMessageState } from "./answer-message.ts";
import { inboxRepository } from "./inbox-repository.ts";

type Deps = { db: Db; clock: () => Date; staff: StaffGuard; mails: MailQueue };

/** What came in by the contact form, and answering it. */
export function inboxRoutes({ mails, ...deps }: Deps): FastifyPluginAsyncZod {
  const { db, staff } = deps;
  const onRequest = staff.required("answer_messages");
  const acting = actingOf(deps);
  const shared = { tags: ["Contact"], security: staffOnly("answer_messages") };
  const params = z.object({ id: idSchema });
  const changing = { ...shared, params, response: versionedAnswers(contactMessageData) };

  async function read(id: number) {
    const message = await inboxRepository(db).get(id);
    if (!message) throw new NotFoundError();
    return { message };
  }

  return async (app) => {
    app.get(
      "/staff/messages",
      {
        onRequest,
        schema: {
          ...shared,
          summary: "Messages of the contact form, newest first",
          querystring: messageListQuery,
          response: personalAnswers(messageListData),
        },
      },
      async (request) => {
        const { userId } = staff.actorOf(request);
        const { rows, pagination } = await inboxRepository(db).list(request.query, userId);
        return ok({ messages: rows, pagination });
      },
    );

    app.get(
      "/staff/messages/:id",
      {
        onRequest,
        schema: {
          ...{ ...shared, params, response: personalAnswers(contactMessageData) },
          summary: "A message with its answers, and who may be given it",
        },
      },
      async ({ params: { id } }) => ok(await read(id)),
    );

    app.post(
      "/staff/messages/:id/answer",
      {
        onRequest,
        schema: { ...changing, summary: "Mails an answer to its sender", body: answerMessageInput },
      },
      async (request) => {
        const { id } = request.params;
        await answerMessage({ ...acting(request), mails }, id, request.body);
        return ok(await read(id), "The answer is on its way");
      },
    );

    app.post(
      "/staff/messages/:id/assign",
      {
        onRequest,
        schema: {
          ...changing,
          summary: "Gives it to somebody who answers it, or to nobody",
          body: assignMessageInput,
        },
      },
      async (request) => {
        await assignMessage(acting(request), request.params.id, request.body);
        return ok(await read(request.params.id), "Assigned");
      },
    );

    app.post(
      "/staff/messages/:id/state",
      {
        onRequest,
        schema: { ...changing, summary: "Closes it, or opens it again", body: changeMessageStateInput },
      },
      async (request) => {
        await changeMessageState(acting(request), request.params.id, request.body);
        return ok(await read(request.params.id));
      },
    );
  };
}
