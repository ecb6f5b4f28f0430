import { z } from "zod";
import { conversationLimits } from "./conversation-limits.ts";
import { idempotencyKeySchema } from "./idempotency.ts";
import { flagQuery, idSchema, pageQuery, paginationSchema, plainText } from "./page.ts";
import { photoTypes } from "./photo.ts";

/** Which side of an application somebody is on. */
export const conversationRoles = ["poster", "applicant"] as const;
export type ConversationRole = (typeof conversationRoles)[number];

/** Why nobody can write: the call is not public, the viewer has blocked the other one, or is blocked. */
export const conversationLocks = ["call_hidden", "blocking", "blocked"] as const;
export type ConversationLock = (typeof conversationLocks)[number];

const conversationFields = {
  application_id: z.number().int(),
  event: z.object({ id: z.number().int(), title: z.string() }),
  /** What was applied for, where the call has roles. */
  role_name: z.string().nullable(),
  /** The viewer's side. */
  role: z.enum(conversationRoles),
  /** For whose team the viewer writes it; nothing where it is their own. */
  team_name: z.string().optional(),
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

/** What a message comes with. Images are stored as WebP. */
export const conversationFileSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  type: z.enum(["application/pdf", "image/webp"]),
  /** In bytes, and in how many pieces it is fetched. */
  size: z.number().int(),
  pieces: z.number().int(),
});
export type ConversationFile = z.infer<typeof conversationFileSchema>;

const { fileMaxBytes, filesMax } = conversationLimits;
export const conversationFileTexts = {
  missing: "Choose a file",
  type: "Must be a PDF, or a JPEG, PNG or WebP image",
  size: `Must be at most ${fileMaxBytes / 1_048_576} MB`,
} as const;
export const conversationFileTypes = [...photoTypes, "application/pdf"] as const;

/** A file as it travels in form data. What is really in it, only the API can tell. */
export const conversationFileForm = z.object({
  application_id: idSchema,
  file: z
    .file({ error: conversationFileTexts.missing })
    .min(1, conversationFileTexts.missing)
    .max(fileMaxBytes, conversationFileTexts.size)
    .mime([...conversationFileTypes], conversationFileTexts.type),
});
export const storedFileData = z.object({ file: conversationFileSchema });
export const filePieceIndex = z.coerce.number<number>().int().min(0).max(1_000);
/** A piece of a file, in Base64. */
export const filePieceData = z.object({ piece: z.string() });

export const conversationMessageSchema = z.object({
  id: z.number().int(),
  /** Of the viewer's side. */
  is_own: z.boolean(),
  /** Who of a team wrote it; for the team alone. */
  author: z.string().nullable().optional(),
  /** Empty where it was removed. */
  body: z.string(),
  is_removed: z.boolean(),
  files: z.array(conversationFileSchema),
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
  last: z.object({
    excerpt: z.string(),
    file_count: z.number().int(),
    is_own: z.boolean(),
    author: z.string().nullable().optional(),
    created_at: z.iso.datetime(),
  }),
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

const { messageMax } = conversationLimits;

/** Words, or files that were stored for this conversation and not sent yet. */
export const sendMessageInput = z
  .object({
    /** The same key again is the same message. */
    idempotency_key: idempotencyKeySchema,
    body: plainText.trim().max(messageMax, `Must be at most ${messageMax} characters`),
    file_ids: z.array(idSchema).max(filesMax, `Must be at most ${filesMax} files`).default([]),
  })
  .refine(({ body, file_ids }) => body !== "" || file_ids.length > 0, {
    path: ["body"],
    error: "Write a message",
  });
export type SendMessageInput = z.output<typeof sendMessageInput>;
export const sentMessageData = z.object({ message: conversationMessageSchema });

export const readConversationInput = z.object({ message_id: idSchema });
export const blockInput = z.object({ is_blocked: z.boolean() });
