import {
  notificationsData,
  notificationsQuery,
  readNotificationsInput,
  unreadData,
} from "@callboard/contracts/notification";
import { z } from "zod";
import { notificationCalls } from "../../upstream/calls/notification.ts";
import { checked } from "../../upstream/checked.ts";
import { request } from "../../upstream/request.ts";
import { protectedProcedure, router, writeProcedure } from "../init.ts";
import { liveNotifications } from "./live-notifications.ts";

/** What the viewer is told of others' acts. */
export const notificationProcedures = router({
  /** The viewer's own, newest first. */
  list: protectedProcedure
    .input(notificationsQuery.prefault({}))
    .output(checked(notificationsData))
    .query(({ ctx, input }) => request(notificationCalls.list, input, ctx)),

  /** How many of them are unread, up to a bound. */
  unread: protectedProcedure
    .output(checked(unreadData))
    .query(({ ctx }) => request(notificationCalls.unread, {}, ctx)),

  /** What is new from now on, over server-sent events; after a lost connection from where it was. */
  live: protectedProcedure
    .input(z.object({ lastEventId: z.coerce.number().int().min(0).nullish() }).prefault({}))
    .subscription(({ ctx, input, signal }) =>
      liveNotifications(ctx, input.lastEventId ?? undefined, signal ?? new AbortController().signal),
    ),

  /** Marks some as read, or all that the viewer has seen. */
  markRead: writeProcedure
    .meta({ invalidates: [] })
    .input(readNotificationsInput)
    .output(checked(unreadData))
    .mutation(({ ctx, input }) => request(notificationCalls.markRead, input, ctx)),
});
