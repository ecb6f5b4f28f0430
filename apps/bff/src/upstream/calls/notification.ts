import {
  newsData,
  type newsQuery,
  notificationsData,
  type notificationsQuery,
  type ReadNotificationsInput,
  unreadData,
} from "@callboard/contracts/notification";
import type { z } from "zod";
import { extensionCall } from "./define-call.ts";

const read = { capability: "notifications", method: "GET", class: "read" } as const;
const write = { capability: "notifications", method: "POST", class: "write" } as const;

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
};
