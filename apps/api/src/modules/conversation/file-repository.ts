import type { ConversationFile } from "@callboard/contracts/conversation";
import { conversationLimits } from "@callboard/contracts/conversation-limits";
import { and, asc, eq, gte, inArray, isNull, lt } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { conversationFiles, conversationMessages } from "../../db/schema/conversation.ts";

export type FileRow = typeof conversationFiles.$inferSelect;
type CreateFileRow = Omit<typeof conversationFiles.$inferInsert, "id" | "message_id">;

const { id, application_id, message_id, uploader_id, created_at } = conversationFiles;

export const piecesOf = (size: number): number => Math.ceil(size / conversationLimits.filePieceBytes);

/** The files of messages, and those that no message has. */
export function fileRepository(db: Db) {
  async function create(input: CreateFileRow): Promise<FileRow> {
    const [created] = await db.insert(conversationFiles).values(input).returning();
    if (!created) throw new Error("The database returned no file");
    return created;
  }

  const countSince = (userId: number, since: Date): Promise<number> =>
    db.$count(conversationFiles, and(eq(uploader_id, userId), gte(created_at, since)));

  /** Gives files to a message: those that its sender stored for this conversation and has not sent. Returns how many. */
  async function attach(ids: number[], { id: messageId, ...message }: Message): Promise<number> {
    if (ids.length === 0) return 0;
    const isFree = and(
      inArray(id, ids),
      isNull(message_id),
      eq(uploader_id, message.sender_id),
      eq(application_id, message.application_id),
    );
    const rows = await db
      .update(conversationFiles)
      .set({ message_id: messageId })
      .where(isFree)
      .returning({ id });
    return rows.length;
  }

  /** The files of messages, by message. */
  async function ofMessages(messageIds: number[]): Promise<Map<number | null, FileRow[]>> {
    if (messageIds.length === 0) return new Map();
    const rows = await db
      .select()
      .from(conversationFiles)
      .where(inArray(message_id, messageIds))
      .orderBy(asc(id))
      .limit(conversationLimits.filesMax * messageIds.length);
    return Map.groupBy(rows, (row) => row.message_id);
  }

  /** A file that was sent, with the application that its message is about; null for one of a removed message too. */
  async function getSent(fileId: number): Promise<{ file: FileRow; application_id: number } | null> {
    const [row] = await db
      .select({ file: conversationFiles, application_id: conversationMessages.application_id })
      .from(conversationFiles)
      .innerJoin(conversationMessages, eq(conversationMessages.id, message_id))
      .where(and(eq(id, fileId), eq(conversationMessages.visibility, "public")));
    return row ?? null;
  }

  /** Files that no message has, from before a moment. */
  const listUnsent = (before: Date, limit: number): Promise<FileRow[]> =>
    db
      .select()
      .from(conversationFiles)
      .where(and(isNull(message_id), lt(created_at, before)))
      .orderBy(asc(created_at), asc(id))
      .limit(limit);

  /** Takes a file that no message has out of its conversation, so that none gets it any more. False where one has it by now. */
  async function giveUp(fileId: number): Promise<boolean> {
    const rows = await db
      .update(conversationFiles)
      .set({ application_id: null })
      .where(and(eq(id, fileId), isNull(message_id)))
      .returning({ id });
    return rows.length > 0;
  }

  async function removeUnsent(fileId: number): Promise<void> {
    await db.delete(conversationFiles).where(and(eq(id, fileId), isNull(message_id)));
  }

  return { create, countSince, attach, ofMessages, getSent, listUnsent, giveUp, removeUnsent };
}

type Message = { id: number; sender_id: number; application_id: number };

export function toFile({ id: fileId, name, type, size }: FileRow): ConversationFile {
  return { id: fileId, name, type, size, pieces: piecesOf(size) };
}
