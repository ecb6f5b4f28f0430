import { z } from "zod";
import { filled, orNone } from "./form-fields.ts";
import { limits } from "./limits.ts";
import { flagQuery, idSchema, pageQuery, paginationSchema, plainText, versionSchema } from "./page.ts";
import { staffLimits } from "./staff-limits.ts";

/** Nobody has looked at it yet; somebody has it; it was answered; nothing is left to do. */
export const messageStates = ["new", "open", "answered", "closed"] as const;
export type MessageState = (typeof messageStates)[number];

const assigneeSchema = z.object({ user_id: z.number().int(), name: z.string() });

/** A message of the contact form in the list of the inbox. */
export const messageSummarySchema = z.object({
  id: z.number().int(),
  /** What its sender quotes, and what its thread is called. */
  reference: z.string(),
  name: z.string(),
  email: z.string(),
  topic: z.string().nullable(),
  /** How it begins. */
  excerpt: z.string(),
  state: z.enum(messageStates),
  assignee: assigneeSchema.nullable(),
  created_at: z.iso.datetime(),
});
export type MessageSummary = z.output<typeof messageSummarySchema>;

export const messageAnswerSchema = z.object({
  id: z.number().int(),
  author_name: z.string(),
  text: z.string(),
  created_at: z.iso.datetime(),
});

/** A whole message with its answers, the first one first. */
export const contactMessageSchema = messageSummarySchema.omit({ excerpt: true }).extend({
  message: z.string(),
  answers: z.array(messageAnswerSchema),
  /** Another one with each change: who changes it sends what they have read. */
  version: z.number().int(),
  /** Who may be given it. */
  assignees: z.array(assigneeSchema),
});
export type ContactMessage = z.output<typeof contactMessageSchema>;

export const messageListQuery = pageQuery(staffLimits.messageList).extend({
  state: orNone(z.enum(messageStates)).optional(),
  /** Those of whoever asks. */
  mine: flagQuery.optional(),
  /** A reference, also without its `CB-`, or the whole e-mail of a sender. */
  search: orNone(plainText.trim().max(limits.fieldMax)).optional(),
});
export const messageListData = z.object({
  messages: z.array(messageSummarySchema),
  pagination: paginationSchema,
});
export const contactMessageData = z.object({ message: contactMessageSchema });

const version = versionSchema;
export const answerMessageInput = z.object({
  version,
  answer: filled("Answer is required", staffLimits.answerMax),
});
export const assignMessageInput = z.object({ version, assignee_id: idSchema.nullable() });
export const changeMessageStateInput = z.object({ version, state: z.enum(["open", "closed"]) });
