import type { BoardSort, Label, ReceivedApplication } from "@callboard/contracts/application";
import type { ProfileReader } from "@callboard/contracts/audience";
import type { RoleName } from "@callboard/contracts/event-role";
import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "../../db/client.ts";
import {
  keysetAfter,
  keysetOrder,
  type Page,
  type PageQuery,
  type PageWindow,
  readPage,
} from "../../db/page.ts";
import { users } from "../../db/schema/account.ts";
import { applications } from "../../db/schema/application.ts";
import { eventRoles } from "../../db/schema/event-role.ts";
import { artistDetails, profiles } from "../../db/schema/profile.ts";
import { boardConditions, type SeenBoard } from "../board/board-filter-repository.ts";
import { labelRepository } from "../board/label-repository.ts";
import { seenDetails, seenSummary } from "../profile/seen-profile.ts";
import { tapeRepository } from "../tape/tape-repository.ts";

type ListQuery = PageQuery & SeenBoard & { sort: BoardSort };

const { created_at, rating, id } = applications;
const byDate = {
  columns: { value: created_at, id },
  keyValue: (row: ApplicationRow) => row.created_at.getTime(),
};
const sorts = {
  newest: { ...byDate, order: "DESC" },
  oldest: { ...byDate, order: "ASC" },
  rating: { columns: { value: rating, id }, keyValue: (row: ApplicationRow) => row.rating, order: "DESC" },
} as const;
const claimed = alias(profiles, "claimed");

/** Applications as the poster of their event reads them. */
export function receivedApplicationRepository(db: Db) {
  /** The profile that an applicant lets the poster see: the artist's one, if there are two. */
  const shown = () =>
    db
      .select({ id: claimed.id })
      .from(claimed)
      .where(
        and(
          eq(claimed.user_id, applications.user_id),
          applications.shares_profile,
          eq(claimed.visibility, "public"),
        ),
      )
      .orderBy(sql`${claimed.kind} <> 'artist'`)
      .limit(1);

  const select = (condition: SQL | undefined) =>
    db
      .select({
        application: applications,
        applicant: { name: users.name, email: users.email },
        profile: profiles,
        details: artistDetails,
        role: { id: eventRoles.id, name: eventRoles.name },
      })
      .from(applications)
      .innerJoin(users, eq(users.id, applications.user_id))
      .leftJoin(profiles, eq(profiles.id, sql`(${shown()})`))
      .leftJoin(artistDetails, eq(artistDetails.profile_id, profiles.id))
      .leftJoin(eventRoles, eq(eventRoles.id, applications.role_id))
      .where(condition);

  async function withLabels(rows: Row[], reader: ProfileReader = "poster"): Promise<ReceivedApplication[]> {
    const ids = rows.map(({ application }) => application.id);
    const labels = await labelRepository(db).labelsOf(ids);
    const tapes = await tapeRepository(db).ofApplications(ids);
    return rows.map((row) => ({
      ...toReceived(row, reader, labels.get(row.application.id) ?? []),
      tape: tapes.get(row.application.id) ?? null,
    }));
  }

  /** Those for an event that a filter leaves. */
  async function list(eventId: number, query: ListQuery): Promise<Page<ReceivedApplication>> {
    const { page, limit, cursor, sort, ...seen } = query;
    const { without: _, ...filter } = seen;
    const { columns, keyValue, order } = sorts[sort];
    const read = ({ after, ...window }: PageWindow) =>
      select(and(boardConditions(eventId, seen), keysetAfter(columns, after, order)))
        .orderBy(...keysetOrder(columns, order))
        .limit(window.limit)
        .offset(window.offset);
    const keyOf = ({ application }: Row) => ({ value: keyValue(application), id: application.id });
    const name = JSON.stringify(["received", eventId, sort, filter]);
    const { rows, pagination } = await readPage({ page, limit, cursor }, name, keyOf, read);
    return { rows: await withLabels(rows), pagination };
  }

  /** Those of them that are for the event, with what a reader sees of their profiles beside the fields that were ticked. */
  async function listOf(
    eventId: number,
    ids: number[],
    reader?: ProfileReader,
  ): Promise<ReceivedApplication[]> {
    if (ids.length === 0) return [];
    const isAsked = and(eq(applications.event_id, eventId), inArray(applications.id, ids));
    return withLabels(await select(isAsked), reader);
  }

  async function get(applicationId: number): Promise<ReceivedApplication | null> {
    const [received] = await withLabels(await select(eq(applications.id, applicationId)));
    return received ?? null;
  }

  return { list, listOf, get };
}

type ApplicationRow = typeof applications.$inferSelect;
type Row = {
  application: ApplicationRow;
  applicant: ReceivedApplication["applicant"];
  profile: typeof profiles.$inferSelect | null;
  details: typeof artistDetails.$inferSelect | null;
  role: RoleName | null;
};

function toReceived(row: Row, reader: ProfileReader, labels: Label[]): ReceivedApplication {
  const { application, applicant, profile, details, role } = row;
  const { id, event_id, note, reel_url, state, version, rating } = application;
  return {
    ...{ id, event_id, role, note, reel_url, state, version, rating, labels, applicant },
    is_turned_down: application.turned_down_at !== null,
    created_at: application.created_at.toISOString(),
    profile: profile && seenSummary({ ...profile, name: applicant.name }, reader),
    // The private fields that the applicant ticked, and those that the reader sees anyway.
    shared:
      profile && details ? seenDetails(details, profile.audiences, reader, application.shared_fields) : [],
    allows_sharing: application.allows_sharing,
  };
}
