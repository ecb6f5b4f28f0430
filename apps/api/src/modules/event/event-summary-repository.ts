import type { EventSummary } from "@callboard/contracts/event";
import { toEuro } from "@callboard/contracts/money";
import { zoneName } from "@callboard/server-kit/zone-name";
import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { events, isPublic } from "../../db/schema/event.ts";
import { eventCategories } from "../../db/schema/event-category.ts";
import { eventRoleRepository } from "./event-role-repository.ts";
import { raisedBy } from "./raised-repository.ts";

const columns = {
  id: events.id,
  kind: events.kind,
  title: events.title,
  description: events.description,
  banner_photo: events.banner_photo,
  start_date: events.start_date,
  start_time: events.start_time,
  end_time: events.end_time,
  time_zone: events.time_zone,
  starts_at: events.starts_at,
  apply_by: events.apply_by,
  apply_until: events.apply_until,
  decide_by: events.decide_by,
  venue_name: events.venue_name,
  present_city: events.present_city,
  address_1: events.address_1,
  address_2: events.address_2,
  category_name: eventCategories.name,
  is_featured: events.is_featured,
  price_cents: events.price_cents,
  created_at: events.created_at,
  status: events.status,
  version: events.version,
};

/** Events as cards show them. */
export function eventSummaryRepository(db: Db) {
  async function read(ids: number[], condition: SQL | undefined): Promise<Map<number, EventSummary>> {
    if (ids.length === 0) return new Map();
    const raised = raisedBy(db, events.id);
    const rows = await db
      .select({ ...columns, raised_cents: raised.raised_cents, supporters: raised.supporters })
      .from(events)
      .innerJoin(eventCategories, eq(eventCategories.id, events.category_id))
      .innerJoinLateral(raised, sql`true`)
      .where(and(inArray(events.id, ids), condition));
    const ends = await eventRoleRepository(db).listEnds(rows.map(({ id }) => id));
    return new Map(rows.map((row) => [row.id, toSummary({ ...row, roles_until: ends.get(row.id) ?? [] })]));
  }

  /** The events with these ids, by id, whoever sees them. Unknown ones are left out. */
  const list = (ids: number[]) => read(ids, undefined);

  /** Those of them that everybody sees. */
  const listPublic = (ids: number[]) => read(ids, isPublic);

  /** Those of the ids whose events everybody sees. */
  async function publicOnes(ids: number[]): Promise<Set<number>> {
    if (ids.length === 0) return new Set();
    const rows = await db
      .select({ id: events.id })
      .from(events)
      .where(and(inArray(events.id, ids), isPublic));
    return new Set(rows.map(({ id }) => id));
  }

  return { list, listPublic, publicOnes };
}

type Times = { starts_at: Date; apply_until: Date; created_at: Date };
type Addresses = { address_1: string; address_2: string | null };
type Cents = { price_cents: number; raised_cents: number };
type Made = "time_zone_name" | "address" | "price" | "compensation" | "raised_so_far";
type SummaryRow = Omit<EventSummary, keyof Times | Made> & Times & Addresses & Cents;

function toSummary({ address_1, address_2, price_cents, raised_cents, ...row }: SummaryRow): EventSummary {
  const price = toEuro(price_cents);
  return {
    ...row,
    time_zone_name: zoneName(row.time_zone, row.starts_at),
    starts_at: row.starts_at.toISOString(),
    apply_until: row.apply_until.toISOString(),
    created_at: row.created_at.toISOString(),
    address: [address_1, address_2].filter(Boolean).join(", "),
    price,
    compensation: price,
    raised_so_far: toEuro(raised_cents),
  };
}
