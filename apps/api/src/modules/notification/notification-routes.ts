import {
  notificationsData,
  notificationsQuery,
  readNotificationsInput,
  unreadData,
} from "@callboard/contracts/notification";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Db } from "../../db/client.ts";
import { signedInOnly } from "../../http/docs.ts";
import { ok, personalAnswers } from "../../http/envelope.ts";
import type { BearerReader } from "../session/bearer.ts";
import { notificationRepository } from "./notification-repository.ts";

const personal = { tags: ["Notifications"], security: signedInOnly };

type Deps = { db: Db; clock: () => Date; bearer: BearerReader };

/** What somebody is told, for themselves. */
export function notificationRoutes({ db, clock, bearer }: Deps): FastifyPluginAsyncZod {
  const notifications = notificationRepository(db);
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
