import { and, asc, desc, eq, gt, lt } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { conversationFiles, conversationMessages } from "../../db/schema/conversation.ts";
import { titleOfComment } from "../comment/comment-title.ts";
import { roleOf } from "../conversation/conversation-policy.ts";
import { conversationRepository } from "../conversation/conversation-repository.ts";
import type { Actor } from "../session/session-repository.ts";

type Row = typeof conversationMessages.$inferSelect;

/** Lines of the conversation on either side of a message. */
const around = 3;

/** Messages as moderation sees them: those alone that one of the two has reported. */
export function messageSubjectRepository(db: Db) {
  async function get(id: number): Promise<Row | null> {
    const [row] = await db.select().from(conversationMessages).where(eq(conversationMessages.id, id));
    return row ?? null;
  }

  async function getTerms(id: number) {
    const row = await get(id);
    if (!row) return null;
    const title = titleOfComment(row.body) || "A message of files";
    return { user_id: row.sender_id, title, word: "message", visibility: row.visibility };
  }

  /** True where a message is one of somebody's conversations, or of the team that they write for. */
  async function isSeenBy(id: number, actor: Actor): Promise<boolean> {
    const row = await get(id);
    const terms = row && (await conversationRepository(db).getTerms(row.application_id));
    return terms ? roleOf(actor, terms) !== null : false;
  }

  async function linesAround({ id, application_id }: Row): Promise<{ before: Row[]; after: Row[] }> {
    const isOfSame = eq(conversationMessages.application_id, application_id);
    const lines = db.select().from(conversationMessages).$dynamic();
    const before = await lines
      .where(and(isOfSame, lt(conversationMessages.id, id)))
      .orderBy(desc(conversationMessages.id))
      .limit(around);
    const after = await db
      .select()
      .from(conversationMessages)
      .where(and(isOfSame, gt(conversationMessages.id, id)))
      .orderBy(asc(conversationMessages.id))
      .limit(around);
    return { before: before.toReversed(), after };
  }

  async function getDetails(id: number) {
    const row = await get(id);
    const terms = row && (await conversationRepository(db).getTerms(row.application_id));
    if (!row || !terms) return null;
    const nameOf = ({ sender_id }: Row) =>
      sender_id === terms.applicant_id ? terms.applicant_name : terms.poster_name;
    const lineOf = (line: Row) => `${nameOf(line)}: ${line.body || "(files)"}`;
    const { before, after } = await linesAround(row);
    const files = await db
      .select({ name: conversationFiles.name })
      .from(conversationFiles)
      .where(eq(conversationFiles.message_id, id));
    const facts: [label: string, value: string][] = [
      ["From", nameOf(row)],
      ["About", terms.title],
      ["Files", files.map(({ name }) => name).join(", ")],
      ...before.map((line): [string, string] => ["Before", lineOf(line)]),
      ...after.map((line): [string, string] => ["After", lineOf(line)]),
    ];
    return {
      ...{ title: titleOfComment(row.body), text: row.body, visibility: row.visibility, findings: [] },
      ...{ path: "", images: [], created_at: row.created_at },
      facts,
    };
  }

  async function setVisibility(id: number, visibility: Row["visibility"]): Promise<void> {
    await db.update(conversationMessages).set({ visibility }).where(eq(conversationMessages.id, id));
  }

  return { getTerms, isSeenBy, getDetails, setVisibility };
}
