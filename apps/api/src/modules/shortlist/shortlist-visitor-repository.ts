import type { ShortlistFeedback, ShortlistMark } from "@callboard/contracts/shortlist";
import { shortlistLimits } from "@callboard/contracts/shortlist-limits";
import { and, asc, eq, inArray } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { shortlistComments, shortlistVisitors, visitorMarks } from "../../db/schema/shortlist.ts";

export type VisitorRow = typeof shortlistVisitors.$inferSelect;
export type CommentRow = typeof shortlistComments.$inferSelect;
type OfApplication = ShortlistFeedback & { application_id: number };

const isBy = (table: typeof visitorMarks | typeof shortlistComments, visitorId: number) =>
  eq(table.visitor_id, visitorId);

/** Who has a link without an account, and what they made of the applications. */
export function shortlistVisitorRepository(db: Db) {
  async function get(shortlistId: number, key_hash: string): Promise<VisitorRow | null> {
    const isIt = and(
      eq(shortlistVisitors.shortlist_id, shortlistId),
      eq(shortlistVisitors.key_hash, key_hash),
    );
    return (await db.select().from(shortlistVisitors).where(isIt))[0] ?? null;
  }

  const count = (shortlistId: number): Promise<number> =>
    db.$count(shortlistVisitors, eq(shortlistVisitors.shortlist_id, shortlistId));

  async function create(row: Omit<typeof shortlistVisitors.$inferInsert, "id">): Promise<void> {
    await db.insert(shortlistVisitors).values(row);
  }

  /** Null takes the mark back. */
  async function mark(
    visitor_id: number,
    application_id: number,
    mark: ShortlistMark | null,
    marked_at: Date,
  ): Promise<void> {
    const isIt = and(isBy(visitorMarks, visitor_id), eq(visitorMarks.application_id, application_id));
    if (mark === null) {
      await db.delete(visitorMarks).where(isIt);
      return;
    }
    await db
      .insert(visitorMarks)
      .values({ visitor_id, application_id, mark, marked_at })
      .onConflictDoUpdate({
        target: [visitorMarks.visitor_id, visitorMarks.application_id],
        set: { mark, marked_at },
      });
  }

  /** How many comments came by a link, and how many of them are one visitor's on one application. */
  async function countComments(shortlistId: number, visitorId: number, applicationId: number) {
    const isOne = and(
      isBy(shortlistComments, visitorId),
      eq(shortlistComments.application_id, applicationId),
    );
    const visitors = db
      .select({ id: shortlistVisitors.id })
      .from(shortlistVisitors)
      .where(eq(shortlistVisitors.shortlist_id, shortlistId));
    return {
      all: await db.$count(shortlistComments, inArray(shortlistComments.visitor_id, visitors)),
      own: await db.$count(shortlistComments, isOne),
    };
  }

  async function comment(row: Omit<CommentRow, "id">): Promise<CommentRow> {
    const [created] = await db.insert(shortlistComments).values(row).returning();
    if (!created) throw new Error("The database returned no row");
    return created;
  }

  /** A comment with the shortlist that it came by. */
  async function getComment(id: number): Promise<(CommentRow & { shortlist_id: number }) | null> {
    const [row] = await db
      .select({ comment: shortlistComments, shortlist_id: shortlistVisitors.shortlist_id })
      .from(shortlistComments)
      .innerJoin(shortlistVisitors, eq(shortlistVisitors.id, shortlistComments.visitor_id))
      .where(eq(shortlistComments.id, id));
    return row ? { ...row.comment, shortlist_id: row.shortlist_id } : null;
  }

  async function removeComment(id: number): Promise<void> {
    await db.delete(shortlistComments).where(eq(shortlistComments.id, id));
  }

  /** What visitors of a shortlist made of these applications, by visitor; of one visitor alone, where one is named. */
  async function listFeedback(
    shortlistId: number,
    applicationIds: number[],
    visitorId?: number,
  ): Promise<OfApplication[]> {
    const visitors = db
      .select({ id: shortlistVisitors.id })
      .from(shortlistVisitors)
      .where(eq(shortlistVisitors.shortlist_id, shortlistId))
      .orderBy(asc(shortlistVisitors.id))
      .limit(shortlistLimits.visitorsMax);
    const isAsked = (table: typeof visitorMarks | typeof shortlistComments) =>
      and(
        inArray(table.visitor_id, visitors),
        visitorId === undefined ? undefined : isBy(table, visitorId),
        inArray(table.application_id, applicationIds),
      );
    const marks = await db
      .select({ row: visitorMarks, visitor: shortlistVisitors.name })
      .from(visitorMarks)
      .innerJoin(shortlistVisitors, eq(shortlistVisitors.id, visitorMarks.visitor_id))
      .where(isAsked(visitorMarks))
      .orderBy(asc(visitorMarks.visitor_id), asc(visitorMarks.application_id));
    const comments = await db
      .select({ row: shortlistComments, visitor: shortlistVisitors.name })
      .from(shortlistComments)
      .innerJoin(shortlistVisitors, eq(shortlistVisitors.id, shortlistComments.visitor_id))
      .where(isAsked(shortlistComments))
      .orderBy(asc(shortlistComments.id))
      .limit(shortlistLimits.commentsMax);
    return gathered(marks, comments);
  }

  return { get, count, create, mark, countComments, comment, getComment, removeComment, listFeedback };
}

type Mark = { row: typeof visitorMarks.$inferSelect; visitor: string };
type Comment = { row: CommentRow; visitor: string };

export const toComment = ({ id, body, created_at }: CommentRow) => ({
  ...{ id, body },
  created_at: created_at.toISOString(),
});

/** One entry for each visitor and application. */
function gathered(marks: Mark[], comments: Comment[]): OfApplication[] {
  const entries = new Map<string, OfApplication>();
  const entryOf = ({ row: { visitor_id, application_id }, visitor }: Mark | Comment): OfApplication => {
    const key = `${visitor_id} ${application_id}`;
    const entry = entries.get(key) ?? { visitor, application_id, mark: null, comments: [] };
    entries.set(key, entry);
    return entry;
  };
  for (const each of marks) entryOf(each).mark = each.row.mark;
  for (const each of comments) entryOf(each).comments.push(toComment(each.row));
  return [...entries.values()];
}
