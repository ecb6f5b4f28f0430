import type { ReceivedApplication, SharedValue } from "@callboard/contracts/application";
import type { RoleName } from "@callboard/contracts/event-role";
import type { ProfileSummary } from "@callboard/contracts/profile";
import { and, eq, type SQL, sql } from "drizzle-orm";
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

const columns = { value: applications.created_at, id: applications.id };
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

  /** Those for an event, newest first. */
  async function list(eventId: number, query: PageQuery): Promise<Page<ReceivedApplication>> {
    const read = ({ after, offset, limit }: PageWindow) =>
      select(and(eq(applications.event_id, eventId), keysetAfter(columns, after, "DESC")))
        .orderBy(...keysetOrder(columns, "DESC"))
        .limit(limit)
        .offset(offset);
    const keyOf = ({ application: { created_at, id } }: Row) => ({ value: created_at.getTime(), id });
    const { rows, pagination } = await readPage(query, JSON.stringify(["received", eventId]), keyOf, read);
    return { rows: rows.map(toReceived), pagination };
  }

  async function get(id: number): Promise<ReceivedApplication | null> {
    const [row] = await select(eq(applications.id, id));
    return row ? toReceived(row) : null;
  }

  return { list, get };
}

type Row = {
  application: typeof applications.$inferSelect;
  applicant: ReceivedApplication["applicant"];
  profile: typeof profiles.$inferSelect | null;
  details: typeof artistDetails.$inferSelect | null;
  role: RoleName | null;
};

/** The private fields that the applicant ticked, and no other. */
function sharedOf({ shared_fields }: Row["application"], details: Row["details"]): SharedValue[] {
  return details ? shared_fields.map((field) => ({ field, value: details[field] })) : [];
}

function toReceived({ application, applicant, profile, details, role }: Row): ReceivedApplication {
  const { id, event_id, note, reel_url, state, created_at } = application;
  return {
    ...{ id, event_id, role, note, reel_url, state, applicant },
    created_at: created_at.toISOString(),
    profile: profile && toSummary(profile, applicant.name),
    shared: sharedOf(application, details),
  };
}

function toSummary(profile: typeof profiles.$inferSelect, name: string): ProfileSummary {
  const { id, kind, profession, present_city, photo } = profile;
  return { id, kind, name, profession, present_city, photo };
}
