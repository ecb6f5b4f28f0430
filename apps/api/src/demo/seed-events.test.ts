import { describe, expect, it } from "vitest";
import { applicationRepository } from "../modules/application/application-repository.ts";
import { ledgerRepository } from "../modules/contribution/ledger-repository.ts";
import { eventRepository } from "../modules/event/event-repository.ts";
import { eventListRepository } from "../modules/event/list/event-list-repository.ts";
import { ownEventRepository } from "../modules/event/list/own-event-repository.ts";
import { fillReference } from "../modules/reference/fill-reference.ts";
import { videoRepository } from "../modules/video/video-repository.ts";
import { startDatabase } from "../test/database.ts";
import { seedApplications } from "./seed-applications.ts";
import { seedEvents } from "./seed-events.ts";
import { seedPeople } from "./seed-people.ts";
import { seedPledges } from "./seed-pledges.ts";
import { seedVideos } from "./seed-videos.ts";

const database = startDatabase();
const now = new Date("2026-11-21T02:00:00.000Z");
const firstPage = { page: 1, limit: 100, sortBy: "created_at", sortOrder: "DESC" } as const;

async function seedEventsAndVideos() {
  const { db } = database.current;
  const filling = { db, now, imageOf: (name: string) => `/media/${name}.webp` };
  await fillReference(db);
  const people = await seedPeople(filling);
  const events = await seedEvents(filling, people);
  await seedPledges(db, events, people, now);
  await seedApplications(db, events, people, now);
  await seedVideos(filling);
  return { db, people, events };
}

describe("the demo's board", () => {
  it("shows calls to come and past ones, each by the clock of its city, with its images", async () => {
    const { db, events } = await seedEventsAndVideos();
    const { list } = eventListRepository(db);
    const calls = { ...firstPage, kind: "event" } as const;
    const past = await list({ ...calls, period: "past" }, now);
    const upcoming = await list({ ...calls, period: "upcoming" }, now);
    expect([past.rows.length, upcoming.rows.length]).toEqual([36, 84]);
    expect(
      [...past.rows, ...upcoming.rows].every(({ created_at }) => new Date(created_at ?? now) < now),
    ).toBe(true);
    const idOf = (slug: string) => events.find((event) => event.slug === slug)?.id ?? 0;
    expect(await eventRepository(db).get(idOf("house-of-small-rooms"))).toMatchObject({
      ...{ start_date: "2026-12-10", start_time: "10:30", apply_by: "2026-12-06", time_zone: "Asia/Kolkata" },
      ...{ starts_at: "2026-12-10T05:00:00.000Z", price: 640, category_name: "Theatre", is_featured: true },
      banner_photo: "/media/event-house-of-small-rooms.webp",
      description_photo: "/media/event-house-of-small-rooms-detail.webp",
    });
    const abroad = await eventRepository(db).get(idOf("three-in-the-back-recast"));
    expect(abroad).toMatchObject({ time_zone: "Europe/London", description_photo: "/media/venue-2.webp" });
  });

  it("shows ledgers that add up, applications with both sides, and videos", async () => {
    const { db, people, events } = await seedEventsAndVideos();
    for (const { id, slug, kind, pledges } of events) {
      if (kind === "event") continue;
      const ledger = await ledgerRepository(db).get(id, { page: 1, limit: 100 });
      const amounts = ledger?.lines.map(({ amount }) => amount) ?? [];
      const back = amounts.filter((amount) => amount < 0).length;
      expect(amounts.length - back, slug).toBe(pledges);
      expect(ledger, slug).toMatchObject({
        raised_so_far: amounts.reduce((sum, amount) => sum + amount, 0),
        supporters: pledges - back,
      });
    }
    const userId = (username: string) => people.get(username)?.id ?? 0;
    const sent = await applicationRepository(db).listOwn(
      { userId: userId("demo-artist"), sessionId: 0 },
      { page: 1, limit: 20 },
      now,
    );
    expect(sent.rows).toHaveLength(6);
    const own = await ownEventRepository(db).list(
      { userId: userId("demo-agency"), sessionId: 0 },
      { page: 1, limit: 100 },
      new Date(),
    );
    expect(own.rows.reduce((sum, { application_count }) => sum + application_count, 0)).toBe(21);
    expect(own.rows.some(({ unopened_count }) => unopened_count > 0)).toBe(true);
    const { rows: videos } = await videoRepository(db).list({ ...firstPage, is_featured: true });
    expect(videos.map(({ title }) => title)).toHaveLength(15);
    expect(videos[0]?.title).toBe("A day in the casting room");
  });
});
