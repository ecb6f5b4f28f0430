import type { Decision, OwnDecision } from "@callboard/contracts/moderation";
import { staffLimits } from "@callboard/contracts/staff-limits";
import { type AnyColumn, and, desc, eq, inArray, ne, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "../../db/client.ts";
import { keysetAfter, keysetOrder, type Page, type PageQuery, readPage } from "../../db/page.ts";
import { users } from "../../db/schema/account.ts";
import { decisions } from "../../db/schema/moderation.ts";
import { accountsOf, type TeamActor } from "../team/team-policy.ts";
import { canAnswer } from "./decision-policy.ts";
import type { SubjectRef } from "./subject-repository.ts";

export type DecisionRow = typeof decisions.$inferSelect;
type NewDecision = Omit<typeof decisions.$inferInsert, "id" | "answer" | "answered_at">;

const newestFirst = [desc(decisions.decided_at), desc(decisions.id)];
const isOn = ({ kind, id }: SubjectRef) =>
  and(eq(decisions.subject_kind, kind), eq(decisions.subject_id, id));

function isToThem(actor: TeamActor): SQL | undefined {
  const [own, ...teams] = accountsOf(actor, "act");
  const isOwn = eq(decisions.user_id, own ?? 0);
  const isOfTeam = and(eq(decisions.subject_kind, "event"), inArray(decisions.user_id, teams));
  return teams.length === 0 ? isOwn : or(isOwn, isOfTeam);
}

const isChange = (act: AnyColumn) => inArray(act, ["publish", "hide", "remove"]);

/** What moderators decided, and what the authors answered. */
export function decisionRepository(db: Db) {
  async function create(input: NewDecision): Promise<DecisionRow> {
    const [row] = await db.insert(decisions).values(input).returning();
    if (!row) throw new Error("The database returned no row");
    return row;
  }

  /** A decision, held until the transaction ends; null for none. */
  async function getLocked(id: number): Promise<DecisionRow | null> {
    const [row] = await db.select().from(decisions).where(eq(decisions.id, id)).for("update");
    return row ?? null;
  }

  /** The number of the last decision that changed who sees a subject; null for none. */
  async function lastOn(subject: SubjectRef): Promise<number | null> {
    const [row] = await db
      .select({ id: decisions.id })
      .from(decisions)
      .where(and(isOn(subject), isChange(decisions.act)))
      .orderBy(...newestFirst)
      .limit(1);
    return row?.id ?? null;
  }

  const saveAnswer = (id: number, answer: string, now: Date) =>
    db.update(decisions).set({ answer, answered_at: now }).where(eq(decisions.id, id));

  async function read(condition: SQL | undefined): Promise<Decision[]> {
    const rows = await db
      .select({ decision: decisions, name: users.name })
      .from(decisions)
      .innerJoin(users, eq(users.id, decisions.decided_by))
      .where(condition)
      .orderBy(...newestFirst)
      .limit(staffLimits.caseHistory);
    return rows.map(({ decision, name }) => ({ ...toDecision(decision), decided_by: name }));
  }

  /** The last decisions on a subject, newest first. */
  const listOn = (subject: SubjectRef) => read(isOn(subject));

  /** The last decisions on other things of an author, newest first. */
  const listOfAuthor = (userId: number, but: SubjectRef) =>
    read(
      and(
        eq(decisions.user_id, userId),
        or(ne(decisions.subject_kind, but.kind), ne(decisions.subject_id, but.id)),
      ),
    );

  /** What was decided on somebody's own things, and on the calls of those they act for, newest first. That something was found to be right is told to nobody. */
  async function listOwn(actor: TeamActor, query: PageQuery): Promise<Page<OwnDecision>> {
    const columns = { value: decisions.decided_at, id: decisions.id };
    const later = alias(decisions, "later");
    const last = db
      .select({ id: later.id })
      .from(later)
      .where(
        and(
          eq(later.subject_kind, decisions.subject_kind),
          eq(later.subject_id, decisions.subject_id),
          isChange(later.act),
        ),
      )
      .orderBy(desc(later.decided_at), desc(later.id))
      .limit(1);
    const { rows, pagination } = await readPage<{ decision: DecisionRow; last: number | null }>(
      query,
      JSON.stringify(["own decisions", actor.userId]),
      ({ decision }) => ({ value: decision.decided_at.getTime(), id: decision.id }),
      ({ after, offset, limit }) =>
        db
          .select({ decision: decisions, last: sql<number | null>`(${last})`.mapWith(Number) })
          .from(decisions)
          .where(and(isToThem(actor), ne(decisions.act, "keep"), keysetAfter(columns, after, "DESC")))
          .orderBy(...keysetOrder(columns, "DESC"))
          .limit(limit)
          .offset(offset),
    );
    return {
      rows: rows.map(({ decision, last: lastId }) => ({
        ...toDecision(decision),
        can: { answer: canAnswer(actor, decision, lastId) },
      })),
      pagination,
    };
  }

  return { create, getLocked, lastOn, saveAnswer, listOn, listOfAuthor, listOwn };
}

function toDecision(row: DecisionRow): Omit<Decision, "decided_by"> {
  const { id, subject_kind, subject_id, title, act, reason, decided_at, answer, answered_at } = row;
  return {
    ...{ id, subject_kind, subject_id, title, act, reason, answer },
    decided_at: decided_at.toISOString(),
    answered_at: answered_at?.toISOString() ?? null,
  };
}
