import { demoApplications } from "@callboard/demo/applications";
import { commentDate } from "@callboard/demo/dates";
import type { Db } from "../db/client.ts";
import { applicationRepository } from "../modules/application/application-repository.ts";
import { eventRoleRepository } from "../modules/event/event-role-repository.ts";
import type { PostedEvent } from "./seed-events.ts";
import { seedNotifications } from "./seed-notifications.ts";
import type { DemoPeople } from "./seed-people.ts";

/** Sends every application, and gives it the state that its poster has brought it to. */
export async function seedApplications(
  db: Db,
  events: PostedEvent[],
  people: DemoPeople,
  now: Date,
): Promise<void> {
  const applied: Parameters<typeof seedNotifications>[1] = [];
  const posted = new Map(events.map((event) => [event.slug, event]));
  for (const {
    event: slug,
    by,
    days_after,
    state,
    note,
    reel_url,
    hides_profile,
    role,
  } of demoApplications) {
    const event = posted.get(slug);
    const person = people.get(by);
    if (!event || !person) throw new Error(`There is no ${slug}, or nobody called ${by}`);
    const roles = role ? await eventRoleRepository(db).list(event.id) : [];
    const role_id = roles.find(({ name }) => name === role)?.id ?? null;
    if (role && role_id === null) throw new Error(`${slug} has no role called ${role}`);
    const application = await applicationRepository(db).create({
      ...{ event_id: event.id, role_id, user_id: person.id, state, note, reel_url: reel_url ?? null },
      shares_profile: !hides_profile,
      created_at: commentDate(now, event.created_at, days_after),
    });
    const poster = people.get(event.posted_by);
    if (application && poster)
      applied.push({ application, event, poster_id: poster.id, applicant_name: person.name });
  }
  await seedNotifications(db, applied);
}
