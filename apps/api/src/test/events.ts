import { genders } from "@callboard/contracts/artist-profile";
import { type EventRoleForm, type EventRoleInput, eventRoleInput } from "@callboard/contracts/event-role";
import { eventCategories } from "../db/schema/event-category.ts";
import { type CreateEventInput, eventRepository } from "../modules/event/event-repository.ts";
import { eventCategoryRepository } from "../modules/event-category/event-category-repository.ts";
import type { TestApp } from "./app.ts";
import { aPerson } from "./people.ts";

type Place = Pick<TestApp, "db" | "clock">;

let made = 0;

/** The category of that name, which is made where there is none. */
export async function anEventCategory({ db }: Pick<TestApp, "db">, name = "Theatre"): Promise<number> {
  const rows = await db.select().from(eventCategories);
  const found = rows.find((row) => row.name === name);
  if (found) return found.id;
  return (await eventCategoryRepository(db).createMany([name])).get(name) ?? 0;
}

/** What a form says of an event, in the words that a call gets them. */
export function eventTextsOf(fields: Record<string, unknown> = {}) {
  return {
    kind: "event" as const,
    title: "Chorus of forty",
    tags: "chorus",
    description: "Forty voices for one evening.",
    start_date: "2026-07-01",
    start_time: "19:30",
    venue_name: "The Lantern House",
    present_city: "Pune",
    address_1: "4 Lake Road",
    contact_person: "Asha",
    website: "https://lantern.example.com",
    price: 120.5,
    contact_number: "0000012345",
    email: "asha@example.com",
    roles: [],
    ...fields,
  };
}

/** A role as the form of a call holds it. */
export const roleOf = (name: string, fields: Partial<EventRoleForm> = {}): EventRoleInput =>
  eventRoleInput.parse({ name, seats: 1, ...fields });

/** Up to three roles of a call, other ones for each number: of some profession, gender, age and pay, open or closed. */
export const variedRoles = (n: number): EventRoleInput[] =>
  Array.from({ length: n % 4 }, (_, place) => {
    const k = n * 7 + place * 3;
    return roleOf(`Role ${place}`, {
      profession: ["Actor", "Singer", "Dancer", ""][k % 4],
      gender: (["any", ...genders] as const)[k % 3],
      ...(k % 5 > 1 && { age_from: String(5 * (k % 13)) }),
      ...(k % 5 > 2 && { age_to: String(5 * (k % 13) + 12) }),
      ...(k % 4 === 1 && { pay: String(40 * (k % 30) + 1) }),
      wants: k % 6 === 0 ? ["self_tape"] : [],
      is_closed: k % 7 === 0,
    });
  });

/** An event that a test cares about in the given fields only. Later ones are newer by a minute. */
export async function anEvent(place: Place, fields: Partial<CreateEventInput> = {}) {
  made += 1;
  const { db, clock } = place;
  const input = {
    ...eventTextsOf(),
    title: `Event ${made}`,
    category_id: fields.category_id ?? (await anEventCategory(place)),
    user_id: fields.user_id ?? (await aPerson(place)).id,
    banner_photo: null,
    description_photo: null,
    is_featured: false,
    created_at: new Date(clock.read().getTime() + made * 60_000),
    ...fields,
  } as CreateEventInput;
  const { id } = await db.transaction((tx) => eventRepository(tx).create(input));
  return { id, title: input.title, user_id: input.user_id, category_id: input.category_id };
}
