import {
  movedData,
  movedInput,
  newsData,
  newsQuery,
  notificationsData,
  notificationsQuery,
  readNotificationsInput,
  unreadData,
} from "@callboard/contracts/notification";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Db } from "../../db/client.ts";
import { showedStaffKey } from "../../http/api-key.ts";
import { signedInOnly } from "../../http/docs.ts";
import { answers, ok, personalAnswers } from "../../http/envelope.ts";
import { ForbiddenError } from "../../http/errors.ts";
import type { BearerReader } from "../session/bearer.ts";
import { markRepository } from "./mark-repository.ts";
import { notificationRepository } from "./notification-repository.ts";

const personal = { tags: ["Notifications"], security: signedInOnly };

type Deps = { db: Db; clock: () => Date; bearer: BearerReader };

/** What somebody is told, for themselves. */
export function notificationRoutes({ db, clock, bearer }: Deps): FastifyPluginAsyncZod {
  const notifications = notificationRepository(db);
  const marks = markRepository(db);
  const onRequest = bearer.required;

  return async (app) => {
    app.get(
      "/notification/mine",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "The own notifications, newest first",
          querystring: notificationsQuery,
          response: personalAnswers(notificationsData),
        },
      },
      async (request) => {
        const { rows, pagination } = await notifications.list(bearer.actorOf(request).userId, request.query);
        return ok({ notifications: rows, pagination });
      },
    );

    app.get(
      "/notification/unread",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "How many of the own notifications are unread, up to a bound",
          response: personalAnswers(unreadData),
        },
      },
      async (request) => ok({ unread: await notifications.countUnread(bearer.actorOf(request).userId) }),
    );

    app.get(
      "/notification/news",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "What came after a place in the own notifications, the oldest first",
          querystring: newsQuery,
          response: personalAnswers(newsData),
        },
      },
      async (request) => {
        const { userId } = bearer.actorOf(request);
        const { after = await marks.placeOf(userId) } = request.query;
        const news = await notifications.listAfter(userId, after);
        const seq = news.notifications.at(-1)?.seq ?? after;
        return ok({ ...news, seq, unread: await notifications.countUnread(userId) });
      },
    );

    app.post(
      "/notification/moved",
      {
        onRequest: async (request) => {
          if (!showedStaffKey(request)) throw new ForbiddenError("API key forbidden or invalid");
        },
        schema: {
          tags: ["Notifications"],
          summary: "Whose notifications or sessions stand elsewhere than known: for the gateway",
          body: movedInput,
          response: answers(movedData),
        },
      },
      async (request) => ok({ moved: await marks.listMoved(request.body.known) }),
    );

    app.post(
      "/notification/read",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "Marks own notifications as read",
          body: readNotificationsInput,
          response: personalAnswers(unreadData),
        },
      },
      async (request) => {
        const { userId } = bearer.actorOf(request);
        await notifications.markRead(userId, request.body, clock());
        return ok({ unread: await notifications.countUnread(userId) });
      },
    );
  };
}
