import { z } from "zod";
import { conversationLimits } from "./conversation-limits.ts";
import { filled } from "./form-fields.ts";
import { idempotencyKeySchema } from "./idempotency.ts";
import { flagQuery, idSchema, pageQuery, paginationSchema } from "./page.ts";

/** Which side of an application somebody is on. */
export const conversationRoles = ["poster", "applicant"] as const;
export type ConversationRole = (typeof conversationRoles)[number];

/** Why nobody can write: the call is not public, the viewer has blocked the other one, or is blocked. */
export const conversationLocks = ["call_hidden", "blocking", "blocked"] as const;
export type ConversationLock = (typeof conversationLocks)[number];

const conversationFields = {
  application_id: z.number().int(),
  event: z.object({ id: z.number().int(), title: z.string() }),
  /** The viewer's side. */
  role: z.enum(conversationRoles),
  /** Who is on the other side. */
  other: z.object({ name: z.string() }),
};

/** A conversation as one of the two sees it. */
export const conversationSchema = z.object({
  ...conversationFields,
  can: z.object({ write: z.boolean(), block: z.boolean() }),
  /** Null while both can write. */
  lock: z.enum(conversationLocks).nullable(),
  /** The last message that the viewer, and that the other one, has read; 0 for none. */
  read_id: z.number().int(),
  other_read_id: z.number().int(),
});
export type Conversation = z.infer<typeof conversationSchema>;

export const conversationMessageSchema = z.object({
  id: z.number().int(),
  is_own: z.boolean(),
  /** Empty where it was removed. */
  body: z.string(),
  is_removed: z.boolean(),
  created_at: z.iso.datetime(),
});
export type ConversationMessage = z.infer<typeof conversationMessageSchema>;

/** A conversation with a page of its messages, the newest first. */
export const conversationQuery = pageQuery(conversationLimits.messageList);
export const conversationData = z.object({
  conversation: conversationSchema,
  messages: z.array(conversationMessageSchema),
  pagination: paginationSchema,
});
export type ConversationPage = z.infer<typeof conversationData>;

/** A line of the inbox: conversations in which somebody has written. */
export const conversationSummarySchema = z.object({
  ...conversationFields,
  last: z.object({ excerpt: z.string(), is_own: z.boolean(), created_at: z.iso.datetime() }),
  unread: z.number().int(),
});
export type ConversationSummary = z.infer<typeof conversationSummarySchema>;

export const conversationListQuery = pageQuery(conversationLimits.list).extend({
  /** Those alone that hold something unread. */
  unread: flagQuery.optional(),
});
export const conversationListData = z.object({
  conversations: z.array(conversationSummarySchema),
  pagination: paginationSchema,
});

/** In how many conversations something is unread, up to `unreadMax` and one. */
export const unreadConversationsData = z.object({ count: z.number().int() });

export const sendMessageInput = z.object({
  /** The same key again is the same message. */
  idempotency_key: idempotencyKeySchema,
  body: filled("Write a message", conversationLimits.messageMax),
});
export type SendMessageInput = z.output<typeof sendMessageInput>;
/** What its form holds. */
export const messageForm = sendMessageInput.pick({ body: true });
export const sentMessageData = z.object({ message: conversationMessageSchema });

export const readConversationInput = z.object({ message_id: idSchema });
export const blockInput = z.object({ is_blocked: z.boolean() });
