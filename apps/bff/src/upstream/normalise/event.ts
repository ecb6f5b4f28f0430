import { defaultTimeZone, knownCity } from "@callboard/contracts/city-zones";
import type { EventDetails, EventKind, EventListData, EventSummary } from "@callboard/contracts/event";
import { toCents, toEuro } from "@callboard/contracts/money";
import type { eventListAnswer, WireEvent } from "@callboard/contracts/wire/event";
import { zoneName } from "@callboard/server-kit/zone-name";
import type { z } from "zod";
import { endOfDay, instantAt, isTimeZone, toInstant, wallClockOf } from "./dates.ts";
import { type ListPlace, paginationOf } from "./pagination.ts";

/** What was asked for, where the upstream does not tell events and campaigns apart. */
type Asked = { kind?: EventKind | undefined };

const euroOrNull = (amount: number | null | undefined) =>
  amount === null || amount === undefined ? null : toEuro(toCents(amount));

const minutesOf = (time: string) => time.slice(0, "18:30".length);

/** The time zone of an event: its own, its city's, or the default. */
function zoneOf({ time_zone, present_city }: WireEvent): string {
  if (time_zone && isTimeZone(time_zone)) return time_zone;
  return knownCity(present_city)?.time_zone ?? defaultTimeZone;
}

/** When applications end: with the last day for them, and when it begins at the latest; without a time, when its day ends. */
function applyUntil(apply_by: string | null, day: string, starts_at: string | null, zone: string): string {
  const latest = starts_at ?? endOfDay(day, zone);
  if (apply_by === null) return latest;
  const closing = endOfDay(apply_by, zone);
  const isEarlier = closing < latest;
  return isEarlier ? closing : latest;
}

function timesOf(wire: WireEvent) {
  const time_zone = zoneOf(wire);
  const { day, time } = wallClockOf(wire.start_date, time_zone);
  const start_time = wire.start_time ? minutesOf(wire.start_time) : time;
  const given = wire.starts_at && toInstant(wire.starts_at, time_zone);
  const starts_at = given || (start_time === null ? null : instantAt(day, start_time, time_zone));
  const apply_by = wire.apply_by ? wallClockOf(wire.apply_by, time_zone).day : null;
  const known = wire.apply_until && toInstant(wire.apply_until, time_zone);
  return {
    start_date: day,
    start_time,
    end_time: wire.end_time ? minutesOf(wire.end_time) : null,
    time_zone,
    time_zone_name: wire.time_zone_name ?? zoneName(time_zone, new Date(starts_at ?? `${day}T12:00:00Z`)),
    starts_at,
    apply_by,
    decide_by: wire.decide_by ? wallClockOf(wire.decide_by, time_zone).day : null,
    apply_until: known || applyUntil(apply_by, day, starts_at, time_zone),
  };
}

/** An event or a campaign as lists and cards show it. */
export function toEventSummary(wire: WireEvent, { kind }: Asked): EventSummary {
  const lines = [wire.address_1, wire.address_2].filter(Boolean).join(", ");
  const price = euroOrNull(wire.price ?? wire.compensation);
  return {
    id: wire.id,
    kind: wire.kind ?? kind ?? null,
    title: wire.title,
    description: wire.description ?? "",
    banner_photo: wire.banner_photo || null,
    ...timesOf(wire),
    roles_until: wire.roles_until ?? [],
    venue_name: wire.venue_name || null,
    present_city: wire.present_city || null,
    address: wire.address || lines || null,
    category_name: wire.category_name ?? wire.eventCategory?.name ?? null,
    is_featured: wire.is_featured ?? false,
    price,
    compensation: euroOrNull(wire.compensation) ?? price,
    raised_so_far: euroOrNull(wire.raised_so_far),
    supporters: wire.supporters ?? null,
    created_at: wire.created_at ? toInstant(wire.created_at) : null,
    status: wire.status,
    version: wire.version ?? 0,
  };
}

/** What its poster is told of who sees it; nothing where the upstream says nothing. */
function screenedOf(wire: WireEvent) {
  const { visibility, visibility_reason, findings, can, waiting_count, team, posted_by_name } = wire;
  if (visibility === undefined) return {};
  return {
    ...{ visibility, visibility_reason: visibility_reason ?? null, findings: findings ?? [] },
    ...(can && { can, waiting_count: waiting_count ?? 0 }),
    ...(team !== undefined && { team, posted_by_name: posted_by_name ?? null }),
  };
}

/** A whole event or campaign. */
export function toEventDetails(wire: WireEvent, asked: Asked = {}): EventDetails {
  const { eventCategory, category_id, category_name } = wire;
  const category = category_id && category_name ? { id: category_id, name: category_name } : null;
  return {
    ...toEventSummary(wire, asked),
    ...screenedOf(wire),
    description_photo: wire.description_photo || null,
    website: wire.website || null,
    address_1: wire.address_1 || null,
    address_2: wire.address_2 || null,
    contact_person: wire.contact_person || null,
    contact_number: wire.contact_number || null,
    email: wire.email || null,
    eventCategory: eventCategory ?? category,
    tags: wire.tags ?? [],
    roles: wire.roles ?? [],
    ...(wire.fair_call && { fair_call: wire.fair_call }),
    changes: wire.changes ?? [],
  };
}

export function toEventList(
  { rows, pagination }: z.output<typeof eventListAnswer>,
  asked: Asked & ListPlace,
): EventListData {
  return {
    events: rows.map((wire) => toEventSummary(wire, asked)),
    pagination: paginationOf(pagination, asked, rows.length),
  };
}
