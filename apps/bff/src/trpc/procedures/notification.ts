import {
  notificationsData,
  notificationsQuery,
  readNotificationsInput,
  unreadData,
} from "@callboard/contracts/notification";
import {
  mailSettingsSchema,
  unsubscribeData,
  unsubscribeInput,
} from "@callboard/contracts/notification-mail";
import { z } from "zod";
import { notificationCalls } from "../../upstream/calls/notification.ts";
import { checked } from "../../upstream/checked.ts";
import { request } from "../../upstream/request.ts";
import { personalProcedure, protectedProcedure, router, writeProcedure } from "../init.ts";
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

  /** How they come to the viewer by mail. */
  mailSettings: protectedProcedure
    .output(checked(mailSettingsSchema))
    .query(async ({ ctx }) => (await request(notificationCalls.mailSettings, undefined, ctx)).settings),

  /** Sets that, for what waits already too. */
  saveMailSettings: writeProcedure
    .meta({ invalidates: [] })
    .input(mailSettingsSchema)
    .output(checked(mailSettingsSchema))
    .mutation(
      async ({ ctx, input }) => (await request(notificationCalls.saveMailSettings, input, ctx)).settings,
    ),

  /** What a link out of a mail ends, and whether it has. It is ended by a POST to the address of the link. */
  unsubscribing: personalProcedure
    .input(unsubscribeInput)
    .output(checked(unsubscribeData))
    .query(({ ctx, input }) => request(notificationCalls.unsubscribing, input, ctx)),
});
