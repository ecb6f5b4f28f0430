import type { EventDetails, EventKind } from "@callboard/contracts/event";
import type { CrowdfundingFields, EventFields } from "@callboard/contracts/event-form";
import type { EventRoleInput } from "@callboard/contracts/event-role";
import type { Finding } from "@callboard/contracts/finding";
import { toCents } from "@callboard/contracts/money";
import type { Visibility } from "@callboard/contracts/visibility";
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { users } from "../../db/schema/account.ts";
import { events, isPublic } from "../../db/schema/event.ts";
import { eventCategories } from "../../db/schema/event-category.ts";
import { searchVector } from "../../db/search/search-vector.ts";
import { RepositoryError } from "../../repository-error.ts";
import { cityKey } from "../reference/city-key.ts";
import { cityRepository } from "../reference/reference-repository.ts";
import { callTokensOf, eventFilterTokens, payCentsOf } from "./event-filter-tokens.ts";
import { eventRoleRepository } from "./event-role-repository.ts";
import { eventSummaryRepository } from "./event-summary-repository.ts";
import { eventTagRepository } from "./event-tag-repository.ts";
import { fairCallOf, isFairWhenPosted } from "./fair-call-of.ts";
import { eventPartitionRepository } from "./list/event-partition-repository.ts";

/** A posted event, with the addresses of its stored photos. */
export type CreateEventInput = (EventFields | CrowdfundingFields) & {
  user_id: number;
  posted_by?: number | null;
  banner_photo: string | null;
  description_photo: string | null;
  is_featured: boolean;
  created_at: Date;
  /** Of what is posted without being told to anybody. */
  first_public_at?: Date;
  /** Public where it says nothing. */
  visibility?: Visibility;
  findings?: Finding[];
};

/** The fields that permissions depend on. */
export type EventTerms = Pick<
  typeof events.$inferSelect,
  "id" | "kind" | "user_id" | "title" | "starts_at" | "apply_until" | "visibility" | "status"
>;
/** What is written of a call that was posted before. */
type UpdateEventInput = CreateEventInput & EventFields & Pick<EventDetails, "changes">;

const defaultTimeZone = "Asia/Kolkata";

/** Single events and campaigns: reading one whole, and writing one with all that depends on it. */
export function eventRepository(db: Db) {
  async function read(id: number, condition: SQL | undefined): Promise<EventDetails | null> {
    const [row] = await db
      .select({
        ...{ description_photo: events.description_photo, website: events.website },
        ...{ address_1: events.address_1, address_2: events.address_2 },
        ...{ contact_person: events.contact_person, contact_number: events.contact_number },
        ...{ email: events.email, changes: events.changes },
        eventCategory: { id: eventCategories.id, name: eventCategories.name },
        phone_verified_at: users.phone_verified_at,
      })
      .from(events)
      .innerJoin(eventCategories, eq(eventCategories.id, events.category_id))
      .innerJoin(users, eq(users.id, events.user_id))
      .where(and(eq(events.id, id), condition));
    const summary = (await eventSummaryRepository(db).list([id])).get(id);
    if (!row || !summary) return null;
    const tags = await eventTagRepository(db).list(id);
    const { phone_verified_at, ...rest } = row;
    const event = { ...summary, ...rest, tags, roles: await eventRoleRepository(db).list(id) };
    if (event.kind !== "event") return event;
    return { ...event, fair_call: fairCallOf({ ...event, is_poster_verified: phone_verified_at !== null }) };
  }

  /** The whole event, the same for everybody; null for none, or none that is public. */
  const get = (id: number) => read(id, isPublic);

  /** The whole event, whoever sees it. */
  const getAny = (id: number) => read(id, undefined);

  const terms = (id: number, kind?: EventKind) =>
    db
      .select({
        ...{ id: events.id, kind: events.kind, user_id: events.user_id, title: events.title },
        ...{ starts_at: events.starts_at, apply_until: events.apply_until },
        ...{ visibility: events.visibility, status: events.status },
      })
      .from(events)
      .where(and(eq(events.id, id), kind && eq(events.kind, kind)));

  /** The fields that permissions depend on; null for no event, or none of that kind. It may be one that not everybody sees. */
  async function getTerms(id: number, kind?: EventKind): Promise<EventTerms | null> {
    const [row] = await terms(id, kind);
    return row ?? null;
  }

  /** The same, and until the transaction ends nobody closes, edits or deletes it. */
  async function holdTerms(id: number, kind: EventKind): Promise<EventTerms | null> {
    const [row] = await terms(id, kind).for("share");
    return row ?? null;
  }

  /** The time zone that an event in a city has (IANA name). */
  const timeZoneIn = async (city: string) => (await cityRepository(db).timeZoneOf(city)) ?? defaultTimeZone;

  async function categoryName(id: number): Promise<string> {
    const [row] = await db
      .select({ name: eventCategories.name })
      .from(eventCategories)
      .where(eq(eventCategories.id, id));
    if (!row) throw new RepositoryError("event_category_unknown");
    return row.name;
  }

  /**
   * Writes an event with its tag, its roles and its search column; its dates are local to its city. Works inside a
   * transaction. Throws RepositoryError `event_category_unknown`.
   */
  async function create(input: CreateEventInput): Promise<{ id: number }> {
    const category = await categoryName(input.category_id);
    const [created] = await db
      .insert(events)
      .values({
        ...toRow(input, category, await timeZoneIn(input.present_city)),
        status: "published" as const,
      })
      .returning({ id: events.id });
    if (!created) throw new Error("The database returned no id");
    await eventTagRepository(db).create(created.id, input.tags);
    await eventRoleRepository(db).replace(created.id, rolesOf(input));
    return created;
  }

  /**
   * Writes an event anew, and moves it to where its lists and searches have it now. Works inside a transaction that holds the
   * row. Throws RepositoryError `event_category_unknown`, `event_role_unknown`, `event_role_used` and
   * `event_role_cast`.
   */
  async function update(id: number, input: UpdateEventInput, now: Date): Promise<void> {
    const category = await categoryName(input.category_id);
    const { end_time = null, apply_by = null, decide_by = null, address_2 = null } = input;
    await db
      .update(events)
      .set({
        ...toRow(input, category, await timeZoneIn(input.present_city)),
        ...{ end_time, apply_by, decide_by, address_2 },
        version: sql`${events.version} + 1`,
      })
      .where(eq(events.id, id));
    await eventTagRepository(db).replace(id, input.tags);
    await eventRoleRepository(db).replace(id, input.roles);
    await eventPartitionRepository(db).place(id, now);
  }

  return { get, getAny, getTerms, holdTerms, timeZoneIn, create, update };
}

/** Only calls have roles. */
const rolesOf = (input: CreateEventInput): EventRoleInput[] => (input.kind === "event" ? input.roles : []);

const roleWords = (roles: EventRoleInput[]) =>
  roles.map(({ name, profession = "" }) => `${name} ${profession}`);

/** The instant of a local time. A time that the clock skips counts as so much later, a repeated one as its last. */
const instantOf = (zone: string, local: string) => sql<Date>`timezone(${zone}::text, ${local}::timestamp)`;

function toRow(event: CreateEventInput, category: string, time_zone: string) {
  const { tags, price, ...input } = event;
  const starts_at = instantOf(time_zone, `${input.start_date} ${input.start_time}`);
  const dayAfter = (day: string) => sql`timezone(${time_zone}::text, ${day}::date + 1 + time '00:00')`;
  const city_key = cityKey(input.present_city);
  return {
    ...input,
    time_zone,
    starts_at,
    apply_until: input.apply_by ? sql`least(${starts_at}, ${dayAfter(input.apply_by)})` : starts_at,
    city_key,
    price_cents: toCents(price),
    pay_cents: payCentsOf(price, rolesOf(event)),
    search: searchVector(
      {
        A: input.title,
        B: `${tags} ${category}`,
        C: `${input.venue_name} ${input.present_city}`,
        D: [input.description, ...roleWords(rolesOf(event))].join("\n"),
      },
      [
        eventFilterTokens.kind(input.kind),
        eventFilterTokens.category(input.category_id),
        eventFilterTokens.city(city_key),
        ...(input.is_featured ? [eventFilterTokens.featured] : []),
        ...(event.kind === "event"
          ? callTokensOf(price, event.roles, isFairWhenPosted({ ...event, time_zone }))
          : []),
      ],
    ),
  };
}
