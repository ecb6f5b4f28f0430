import type { Person, PersonCounts, PersonPosting } from "@callboard/contracts/person";
import { staffLimits } from "@callboard/contracts/staff-limits";
import { and, asc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db } from "../../db/client.ts";
import type { Page } from "../../db/page.ts";
import { keysetAfter, keysetOrder, type PageQuery, readPage } from "../../db/page.ts";
import { applications } from "../../db/schema/application.ts";
import { comments } from "../../db/schema/comment.ts";
import { contributions } from "../../db/schema/contribution.ts";
import { events } from "../../db/schema/event.ts";
import { profiles } from "../../db/schema/profile.ts";

type Row = Omit<PersonPosting, "created_at"> & { created_at: Date };

/** What somebody has left on the site, for staff. */
export function personRepository(db: Db) {
  async function countUpTo(table: PgTable, condition: SQL | undefined): Promise<number> {
    const rows = db
      .select({ one: sql`1`.as("one") })
      .from(table)
      .where(condition)
      .limit(staffLimits.peopleCountMax)
      .as("rows");
    return db.$count(rows);
  }

  async function counts(userId: number): Promise<PersonCounts> {
    const ofKind = (kind: PersonPosting["kind"]) => and(eq(events.user_id, userId), eq(events.kind, kind));
    return {
      events: await countUpTo(events, ofKind("event")),
      campaigns: await countUpTo(events, ofKind("crowdfunding")),
      comments: await countUpTo(comments, eq(comments.user_id, userId)),
      applications: await countUpTo(applications, eq(applications.user_id, userId)),
      pledges: await countUpTo(
        contributions,
        and(eq(contributions.user_id, userId), isNull(contributions.reversal_of_id)),
      ),
    };
  }

  function profilesOf(userId: number): Promise<Person["profiles"]> {
    const { id, slug, kind, visibility } = profiles;
    return db
      .select({ id, slug, kind, visibility })
      .from(profiles)
      .where(eq(profiles.user_id, userId))
      .orderBy(asc(kind));
  }

  /** Events and campaigns, the newest first, whoever sees them. */
  async function postings(userId: number, query: PageQuery): Promise<Page<PersonPosting>> {
    const { id, kind, title, visibility, created_at } = events;
    const columns = { value: created_at, id };
    const { rows, pagination } = await readPage(
      query,
      JSON.stringify(["postings", userId]),
      (row: Row) => ({ value: row.created_at.getTime(), id: row.id }),
      ({ after, offset, limit }) =>
        db
          .select({ id, kind, title, visibility, created_at })
          .from(events)
          .where(and(eq(events.user_id, userId), keysetAfter(columns, after, "DESC")))
          .orderBy(...keysetOrder(columns, "DESC"))
          .limit(limit)
          .offset(offset),
    );
    return { rows: rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() })), pagination };
  }

  return { counts, profilesOf, postings };
}
