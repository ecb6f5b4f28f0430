import type {
  CaseSource,
  CaseSummary,
  caseListQuery,
  Report,
  ReportReason,
} from "@callboard/contracts/moderation";
import { staffLimits } from "@callboard/contracts/staff-limits";
import { and, count, desc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Db } from "../../db/client.ts";
import { keysetAfter, keysetOrder, type Page, readPage } from "../../db/page.ts";
import { users } from "../../db/schema/account.ts";
import { moderationCases, reports } from "../../db/schema/moderation.ts";
import type { SubjectRef } from "./subject-repository.ts";

export type CaseRow = typeof moderationCases.$inferSelect;
type NewCase = { subject: SubjectRef; user_id: number | null; title: string; source: CaseSource; now: Date };
type JoinedRow = { case: CaseRow; name: string | null };
type NewReport = Omit<typeof reports.$inferInsert, "id">;

/** What waits for a moderator, with the reports that it came of. */
export function caseRepository(db: Db) {
  /** The open case of a subject, held until the transaction ends; it is opened where there is none. An answer takes an open one over. */
  async function open({ subject, user_id, title, source, now }: NewCase): Promise<CaseRow> {
    const { kind: subject_kind, id: subject_id } = subject;
    const [row] = await db
      .insert(moderationCases)
      .values({ subject_kind, subject_id, user_id, title, source, opened_at: now })
      .onConflictDoUpdate({
        target: [moderationCases.subject_kind, moderationCases.subject_id],
        targetWhere: isNull(moderationCases.closed_at),
        set: { source: source === "answer" ? source : sql`${moderationCases.source}` },
      })
      .returning();
    if (!row) throw new Error("The database returned no row");
    return row;
  }

  /** Adds a report to a case that the transaction holds; nothing where the same person reported it before, or it has enough. */
  async function addReport(held: CaseRow, report: Omit<NewReport, "case_id">): Promise<void> {
    if (held.report_count >= staffLimits.caseReports) return;
    const added = await db
      .insert(reports)
      .values({ ...report, case_id: held.id })
      .onConflictDoNothing()
      .returning({ id: reports.id });
    if (added.length === 0) return;
    const report_count = held.report_count + 1;
    await db.update(moderationCases).set({ report_count }).where(eq(moderationCases.id, held.id));
  }

  const countReportsOf = (userId: number, since: Date): Promise<number> =>
    db.$count(
      reports,
      and(
        eq(reports.reporter_id, userId),
        sql`${reports.created_at} > ${sql.param(since, reports.created_at)}`,
      ),
    );

  async function getLocked(id: number): Promise<CaseRow | null> {
    const [row] = await db.select().from(moderationCases).where(eq(moderationCases.id, id)).for("update");
    return row ?? null;
  }

  async function get(
    id: number,
  ): Promise<(Omit<CaseSummary, "reasons"> & { closed_at: string | null }) | null> {
    const [row] = await db
      .select({ case: moderationCases, name: users.name })
      .from(moderationCases)
      .leftJoin(users, eq(users.id, moderationCases.user_id))
      .where(eq(moderationCases.id, id));
    return row ? { ...toSummary(row), closed_at: row.case.closed_at?.toISOString() ?? null } : null;
  }

  const close = (id: number, now: Date) =>
    db.update(moderationCases).set({ closed_at: now }).where(eq(moderationCases.id, id));

  /** The reasons of each of these cases, the most frequent first. */
  async function reasonsOf(ids: number[]): Promise<Map<number, ReportReason[]>> {
    if (ids.length === 0) return new Map();
    const times = count();
    const rows = await db
      .select({ case_id: reports.case_id, reason: reports.reason, times })
      .from(reports)
      .where(inArray(reports.case_id, ids))
      .groupBy(reports.case_id, reports.reason)
      .orderBy(desc(times), reports.reason);
    const found = new Map<number, ReportReason[]>();
    for (const { case_id, reason } of rows) found.set(case_id, [...(found.get(case_id) ?? []), reason]);
    return found;
  }

  /** The open cases, those that wait longest first. Throws RepositoryError for a cursor of another list. */
  async function list(query: z.output<typeof caseListQuery>): Promise<Page<CaseSummary>> {
    const columns = { value: moderationCases.opened_at, id: moderationCases.id };
    const { subject_kind, source } = query;
    const conditions: SQL[] = [isNull(moderationCases.closed_at)];
    if (subject_kind) conditions.push(eq(moderationCases.subject_kind, subject_kind));
    if (source) conditions.push(eq(moderationCases.source, source));
    const { rows, pagination } = await readPage<JoinedRow>(
      query,
      JSON.stringify(["cases", subject_kind, source]),
      (row) => ({ value: row.case.opened_at.getTime(), id: row.case.id }),
      ({ after, offset, limit }) =>
        db
          .select({ case: moderationCases, name: users.name })
          .from(moderationCases)
          .leftJoin(users, eq(users.id, moderationCases.user_id))
          .where(and(...conditions, keysetAfter(columns, after)))
          .orderBy(...keysetOrder(columns))
          .limit(limit)
          .offset(offset),
    );
    const reasons = await reasonsOf(rows.map((row) => row.case.id));
    return {
      rows: rows.map((row) => ({ ...toSummary(row), reasons: reasons.get(row.case.id) ?? [] })),
      pagination,
    };
  }

  /** The reports of a case, newest first. */
  async function listReports(id: number): Promise<Report[]> {
    const rows = await db
      .select({ report: reports, name: users.name })
      .from(reports)
      .leftJoin(users, eq(users.id, reports.reporter_id))
      .where(eq(reports.case_id, id))
      .orderBy(desc(reports.created_at), desc(reports.id))
      .limit(staffLimits.caseReports);
    return rows.map(({ report, name }) => ({
      ...{ id: report.id, reason: report.reason, details: report.details, reporter: name },
      created_at: report.created_at.toISOString(),
    }));
  }

  /** Where those who reported it want to hear what came of it, by report. */
  async function addressesOf(id: number): Promise<{ id: number; email: string; user_id: number | null }[]> {
    const rows = await db
      .select({ id: reports.id, own: users.email, left: reports.email, user_id: reports.reporter_id })
      .from(reports)
      .leftJoin(users, eq(users.id, reports.reporter_id))
      .where(eq(reports.case_id, id));
    return rows.flatMap(({ id: report, own, left, user_id }) => {
      const email = own ?? left;
      return email ? [{ id: report, email, user_id }] : [];
    });
  }

  return {
    open,
    addReport,
    countReportsOf,
    getLocked,
    get,
    close,
    reasonsOf,
    list,
    listReports,
    addressesOf,
  };
}

function toSummary({
  case: row,
  name,
}: {
  case: CaseRow;
  name: string | null;
}): Omit<CaseSummary, "reasons"> {
  const { id, subject_kind, subject_id, title, source, report_count, opened_at, user_id } = row;
  return {
    ...{ id, subject_kind, subject_id, title, source, report_count, opened_at: opened_at.toISOString() },
    author: user_id !== null && name !== null ? { user_id, name } : null,
  };
}
