import type { AuditEntry, auditQuery } from "@callboard/contracts/staff";
import { and, eq, type SQL } from "drizzle-orm";
import type { z } from "zod";
import type { Db } from "../../db/client.ts";
import { keysetAfter, keysetOrder, type Page, readPage } from "../../db/page.ts";
import { auditEntries } from "../../db/schema/audit.ts";

type Row = typeof auditEntries.$inferSelect;

/** An act of staff. `before` and `after` hold the fields that it changed. */
export type Act = {
  actor: { id: number | null; name: string };
  /** Verb and subject, such as `article.publish`. */
  action: string;
  subject: { kind: string; id: string | number };
  before?: Record<string, unknown> | null;
  after?: Record<string, unknown> | null;
  reason?: string | null | undefined;
  requestId?: string | undefined;
  now: Date;
};

/** The audit log: entries are added and never changed, which the database itself refuses. */
export function auditRepository(db: Db) {
  /** Adds an entry. Call it in the transaction of the act, so that neither is there without the other. */
  async function record({
    actor,
    action,
    subject,
    before,
    after,
    reason,
    requestId,
    now,
  }: Act): Promise<void> {
    await db.insert(auditEntries).values({
      created_at: now,
      actor_id: actor.id,
      actor_name: actor.name,
      action,
      subject_kind: subject.kind,
      subject_id: String(subject.id),
      before: before ?? null,
      after: after ?? null,
      reason: reason ?? null,
      request_id: requestId ?? null,
    });
  }

  /** The entries, newest first. Throws RepositoryError for a cursor of another list. */
  async function list(query: z.output<typeof auditQuery>): Promise<Page<AuditEntry>> {
    const { actor_id, action, subject_kind, subject_id } = query;
    const columns = { value: auditEntries.created_at, id: auditEntries.id };
    const conditions: SQL[] = [];
    if (actor_id !== undefined) conditions.push(eq(auditEntries.actor_id, actor_id));
    if (action !== undefined) conditions.push(eq(auditEntries.action, action));
    if (subject_kind !== undefined) conditions.push(eq(auditEntries.subject_kind, subject_kind));
    if (subject_id !== undefined) conditions.push(eq(auditEntries.subject_id, subject_id));
    const name = `audit ${JSON.stringify([actor_id, action, subject_kind, subject_id])}`;
    const { rows, pagination } = await readPage<Row>(
      query,
      name,
      (row) => ({ value: row.created_at.getTime(), id: row.id }),
      ({ after, offset, limit }) =>
        db
          .select()
          .from(auditEntries)
          .where(and(...conditions, keysetAfter(columns, after, "DESC")))
          .orderBy(...keysetOrder(columns, "DESC"))
          .limit(limit)
          .offset(offset),
    );
    return { rows: rows.map(toEntry), pagination };
  }

  return { record, list };
}

function toEntry({ request_id: _, created_at, ...row }: Row): AuditEntry {
  return { ...row, created_at: created_at.toISOString() };
}
