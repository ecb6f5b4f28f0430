import {
  blockInput,
  conversationData,
  conversationListData,
  conversationListQuery,
  conversationQuery,
  readConversationInput,
  sendMessageInput,
  sentMessageData,
  unreadConversationsData,
} from "@callboard/contracts/conversation";
import { idSchema } from "@callboard/contracts/page";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Db } from "../../db/client.ts";
import { signedInOnly } from "../../http/docs.ts";
import { limitedAnswers, ok, personalAnswers } from "../../http/envelope.ts";
import type { NotificationSender } from "../notification/notification-sender.ts";
import type { BearerReader } from "../session/bearer.ts";
import { conversationRepository } from "./conversation-repository.ts";
import { messageRepository } from "./message-repository.ts";
import { changeBlock, markRead, showConversation } from "./show-conversation.ts";
import { sendMessage, sideOf } from "./write-message.ts";

const personal = { tags: ["Conversations"], security: signedInOnly };
const params = z.object({ application_id: idSchema });

type Deps = { db: Db; clock: () => Date; bearer: BearerReader; notifications: NotificationSender };

/** What posters and applicants write to each other about an application. */
export function conversationRoutes({ bearer, ...deps }: Deps): FastifyPluginAsyncZod {
  const { db, clock } = deps;
  const conversations = conversationRepository(db);
  const onRequest = bearer.required;

  return async (app) => {
    app.get(
      "/conversation/mine",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "The own conversations, those with the newest message first",
          querystring: conversationListQuery,
          response: personalAnswers(conversationListData),
        },
      },
      async (request) => {
        const { rows, pagination } = await conversations.list(bearer.actorOf(request), request.query);
        return ok({ conversations: rows, pagination });
      },
    );

    app.get(
      "/conversation/unread",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "In how many conversations something is unread, up to a hundred",
          response: personalAnswers(unreadConversationsData),
        },
      },
      async (request) => ok({ count: await conversations.countUnread(bearer.actorOf(request)) }),
    );

    app.get(
      "/conversation/:application_id",
      {
        onRequest,
        schema: {
          ...personal,
          summary:
            "The conversation about an application, with its messages, the newest first: for the two of it",
          params,
          querystring: conversationQuery,
          response: personalAnswers(conversationData),
        },
      },
      async (request) =>
        ok(await showConversation(db, bearer.actorOf(request), request.params.application_id, request.query)),
    );

    app.post(
      "/conversation/:application_id/send",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "Writes to the other one; the same key with the same words is the same message",
          params,
          body: sendMessageInput,
          response: limitedAnswers(sentMessageData),
        },
      },
      async (request) => {
        const actor = bearer.actorOf(request);
        const { params: to, body } = request;
        const sent = await sendMessage(deps, actor, to.application_id, body);
        const { terms } = sideOf(actor, await conversations.getTerms(to.application_id));
        const [message] = await messageRepository(db).withFiles([sent], terms, actor);
        if (!message) throw new Error("A message was sent and is not there");
        return ok({ message }, "Message sent");
      },
    );

    app.post(
      "/conversation/:application_id/read",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "Marks what was read, up to a message",
          params,
          body: readConversationInput,
          response: personalAnswers(z.null()),
        },
      },
      async (request) => {
        const { params: of, body } = request;
        await markRead(deps, bearer.actorOf(request), of.application_id, body.message_id);
        return ok(null);
      },
    );

    app.post(
      "/conversation/:application_id/block",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "Takes no more messages from the other one, anywhere, or takes them again",
          params,
          body: blockInput,
          response: personalAnswers(z.null()),
        },
      },
      async (request) => {
        const { params: of, body } = request;
        await changeBlock(db, bearer.actorOf(request), of.application_id, body.is_blocked, clock());
        return ok(null, body.is_blocked ? "Blocked" : "Unblocked");
      },
    );
  };
}
