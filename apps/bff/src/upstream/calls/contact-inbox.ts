import {
  type answerMessageInput,
  type assignMessageInput,
  type changeMessageStateInput,
  contactMessageData,
  messageListData,
  type messageListQuery,
} from "@callboard/contracts/contact-inbox";
import type { z } from "zod";
import { extensionCall } from "./define-call.ts";
import { segment } from "./path.ts";

const read = { capability: "staff", method: "GET", class: "read" } as const;
const change = { capability: "staff", method: "POST", class: "write", data: contactMessageData } as const;

type Named = { id: number };

export const contactInboxCalls = {
  list: extensionCall({
    ...read,
    path: () => "/staff/messages",
    query: (input: z.output<typeof messageListQuery>) => input,
    data: messageListData,
  }),
  get: extensionCall({
    ...read,
    path: ({ id }: Named) => `/staff/messages/${segment(id)}`,
    data: contactMessageData,
  }),
  answer: extensionCall({
    ...change,
    path: ({ id }: Named & z.output<typeof answerMessageInput>) => `/staff/messages/${segment(id)}/answer`,
    body: ({ version, answer }) => ({ version, answer }),
  }),
  assign: extensionCall({
    ...change,
    path: ({ id }: Named & z.output<typeof assignMessageInput>) => `/staff/messages/${segment(id)}/assign`,
    body: ({ version, assignee_id }) => ({ version, assignee_id }),
  }),
  changeState: extensionCall({
    ...change,
    path: ({ id }: Named & z.output<typeof changeMessageStateInput>) =>
      `/staff/messages/${segment(id)}/state`,
    body: ({ version, state }) => ({ version, state }),
  }),
};
