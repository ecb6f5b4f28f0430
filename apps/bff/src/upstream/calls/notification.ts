import {
  newsData,
  type newsQuery,
  notificationsData,
  type notificationsQuery,
  type ReadNotificationsInput,
  unreadData,
} from "@callboard/contracts/notification";
import { type MailSettings, mailSettingsData, unsubscribeData } from "@callboard/contracts/notification-mail";
import type { z } from "zod";
import { extensionCall } from "./define-call.ts";
import { segment } from "./path.ts";

const read = { capability: "notifications", method: "GET", class: "read" } as const;
const write = { capability: "notifications", method: "POST", class: "write" } as const;

const mails = { capability: "mails" } as const;
type Token = { token: string };

export const notificationCalls = {
  list: extensionCall({
    ...read,
    path: () => "/notification/mine",
    query: (input: z.output<typeof notificationsQuery>) => input,
    data: notificationsData,
  }),
  unread: extensionCall({ ...read, path: () => "/notification/unread", data: unreadData }),
  news: extensionCall({
    ...read,
    path: () => "/notification/news",
    query: (input: z.output<typeof newsQuery>) => input,
    data: newsData,
  }),
  markRead: extensionCall({
    ...write,
    path: () => "/notification/read",
    body: (input: ReadNotificationsInput) => input,
    data: unreadData,
  }),
  mailSettings: extensionCall({
    ...{ ...read, ...mails, path: () => "/notification/mail-settings" },
    data: mailSettingsData,
  }),
  saveMailSettings: extensionCall({
    ...{ ...write, ...mails, path: () => "/notification/mail-settings" },
    body: (input: MailSettings) => input,
    data: mailSettingsData,
  }),
  unsubscribing: extensionCall({
    ...{ ...read, ...mails, path: ({ token }: Token) => `/notification/unsubscribe/${segment(token)}` },
    secrets: ({ token }: Token) => [token],
    data: unsubscribeData,
  }),
  unsubscribe: extensionCall({
    ...{ ...write, ...mails, path: () => "/notification/unsubscribe" },
    body: (input: Token) => input,
    secrets: ({ token }: Token) => [token],
    data: unsubscribeData,
  }),
};
