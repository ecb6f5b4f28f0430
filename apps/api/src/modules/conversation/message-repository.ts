import type { ConversationMessage } from "@callboard/contracts/conversation";
import { and, eq, gte } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { keysetAfter, keysetOrder, type Page, type PageQuery, readPage } from "../../db/page.ts";
import { conversationMessages } from "../../db/schema/conversation.ts";
import type { Actor } from "../session/session-repository.ts";
import type { FoundTerms } from "./conversation-repository.ts";
import { authorOf, isOfSide } from "./conversation-sides.ts";
import { conversationTeamRepository } from "./conversation-team-repository.ts";
import { type FileRow, fileRepository, toFile } from "./file-repository.ts";

export type MessageRow = typeof conversationMessages.$inferSelect;
type CreateMessageRow = Omit<typeof conversationMessages.$inferInsert, "id" | "visibility">;

const { id, application_id, sender_id, key, is_bulk, created_at } = conversationMessages;

/** The messages of all conversations. */
export function messageRepository(db: Db) {
  /** What was sent with a key; null for nothing. */
  async function getByKey(senderId: number, sentKey: string): Promise<MessageRow | null> {
    const isIt = and(eq(sender_id, senderId), eq(key, sentKey));
    const [row] = await db.select().from(conversationMessages).where(isIt);
    return row ?? null;
  }

  async function create(input: CreateMessageRow): Promise<MessageRow> {
    const [created] = await db.insert(conversationMessages).values(input).returning();
    if (!created) throw new Error("The database returned no message");
    return created;
  }

  /** How many messages somebody has written since a moment, and how many of them by hand. */
  async function countSince(senderId: number, since: Date, isByHand: boolean): Promise<number> {
    const byHand = isByHand ? eq(is_bulk, false) : undefined;
    return db.$count(conversationMessages, and(eq(sender_id, senderId), gte(created_at, since), byHand));
  }

  /** Those of a conversation, the newest first. */
  async function list(terms: FoundTerms, actor: Actor, query: PageQuery): Promise<Page<ConversationMessage>> {
    const { application_id: applicationId } = terms;
    // Messages of one conversation are written one after the other: their ids have the order of time.
    const columns = { value: id, id };
    const { rows, pagination } = await readPage(
      query,
      JSON.stringify(["conversation", applicationId]),
      (row: MessageRow) => ({ value: row.id, id: row.id }),
      ({ after, offset, limit }) =>
        db
          .select()
          .from(conversationMessages)
          .where(and(eq(application_id, applicationId), keysetAfter(columns, after, "DESC")))
          .orderBy(...keysetOrder(columns, "DESC"))
          .limit(limit)
          .offset(offset),
    );
    return { rows: await withFiles(rows, terms, actor), pagination };
  }

  /** Messages as one side reads them. */
  async function withFiles(
    rows: MessageRow[],
    terms: FoundTerms,
    actor: Actor,
  ): Promise<ConversationMessage[]> {
    const ids = rows.filter(({ file_count }) => file_count > 0).map((row) => row.id);
    const files = await fileRepository(db).ofMessages(ids);
    const { applicant_id } = terms;
    const written = rows.map((row) => ({ ...row, applicant_id }));
    const authors = await conversationTeamRepository(db).authorsOf(written, actor);
    return rows.map((row) => ({
      ...toMessage(row, files.get(row.id) ?? []),
      is_own: isOfSide(row.sender_id, terms, actor),
      ...authorOf(row.sender_id, authors, actor),
    }));
  }

  return { getByKey, create, countSince, list, withFiles };
}

function toMessage(row: MessageRow, files: FileRow[]): Omit<ConversationMessage, "is_own" | "author"> {
  const is_removed = row.visibility !== "public";
  return {
    id: row.id,
    body: is_removed ? "" : row.body,
    is_removed,
    files: is_removed ? [] : files.map(toFile),
    created_at: row.created_at.toISOString(),
  };
}
