import {
  conversationData,
  conversationListData,
  type conversationListQuery,
  type conversationQuery,
  filePieceData,
  type SendMessageInput,
  sentMessageData,
  storedFileData,
  unreadConversationsData,
} from "@callboard/contracts/conversation";
import { FormData } from "undici";
import type { z } from "zod";
import { anyData, extensionCall } from "./define-call.ts";
import { segment } from "./path.ts";

const read = { capability: "conversations", method: "GET", class: "read" } as const;
const write = { capability: "conversations", method: "POST", class: "write" } as const;

type Named = { application_id: number };

const conversation = ({ application_id }: Named) => `/conversation/${segment(application_id)}`;

export const conversationCalls = {
  list: extensionCall({
    ...read,
    path: () => "/conversation/mine",
    query: (input: z.output<typeof conversationListQuery>) => input,
    data: conversationListData,
  }),
  unread: extensionCall({ ...read, path: () => "/conversation/unread", data: unreadConversationsData }),
  get: extensionCall({
    ...read,
    path: (input: Named & z.output<typeof conversationQuery>) => conversation(input),
    query: ({ application_id: _, ...page }) => page,
    data: conversationData,
  }),
  send: extensionCall({
    ...write,
    path: (input: Named & SendMessageInput) => `${conversation(input)}/send`,
    body: ({ application_id: _, ...message }) => message,
    data: sentMessageData,
  }),
  addFile: extensionCall({
    ...write,
    class: "upload",
    path: (input: Named & { file: File }) => `${conversation(input)}/files`,
    body: ({ file }) => {
      const form = new FormData();
      form.append("file", file);
      return form;
    },
    data: storedFileData,
  }),
  filePiece: extensionCall({
    ...read,
    path: ({ id, index }: { id: number; index: number }) =>
      `/conversation/files/${segment(id)}/pieces/${segment(index)}`,
    data: filePieceData,
  }),
  markRead: extensionCall({
    ...write,
    path: (input: Named & { message_id: number }) => `${conversation(input)}/read`,
    body: ({ message_id }) => ({ message_id }),
    data: anyData,
  }),
  block: extensionCall({
    ...write,
    path: (input: Named & { is_blocked: boolean }) => `${conversation(input)}/block`,
    body: ({ is_blocked }) => ({ is_blocked }),
    data: anyData,
  }),
};
