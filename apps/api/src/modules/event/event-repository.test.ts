import { beforeEach, describe, expect, it } from "vitest";
import { events, eventTags } from "../../db/schema/event.ts";
import { RepositoryError } from "../../repository-error.ts";
import { startApp } from "../../test/app.ts";
import { anEvent, anEventCategory } from "../../test/events.ts";
import { cityRepository } from "../reference/reference-repository.ts";
import { eventRepository } from "./event-repository.ts";

const app = startApp();
beforeEach(() =>
  cityRepository(app.db).createMany([
    { name: "London", country: "GB", time_zone: "Europe/London" },
    { name: "New York", country: "US", time_zone: "America/New_York" },
    { name: "London", country: "US", time_zone: "America/Chicago" },
  ]),
);

describe("the moment of an event", () => {
  it.each([
    ["in summer", "London", "2026-07-01", "19:30", "2026-07-01T18:30:00.000Z"],
    ["in winter", "LONDON ", "2026-12-01", "19:30", "2026-12-01T19:30:00.000Z"],
    ["that the clock skips", "London", "2026-03-29", "01:30", "2026-03-29T01:30:00.000Z"],
    ["that the clock repeats", "London", "2026-10-25", "01:30", "2026-10-25T01:30:00.000Z"],
    ["that another clock skips", "new york", "2026-03-08", "02:30", "2026-03-08T07:30:00.000Z"],
    ["that another clock repeats", "New York", "2026-11-01", "01:30", "2026-11-01T06:30:00.000Z"],
    ["in a city that nobody knows", "Atlantis", "2026-07-01", "19:30", "2026-07-01T14:00:00.000Z"],
  ])("is by the clock of its city: one %s", async (_name, present_city, start_date, start_time, moment) => {
    const { id } = await anEvent(app, { present_city, start_date, start_time });
    const event = await eventRepository(app.db).get(id);
    expect(event).toMatchObject({ starts_at: moment, start_date, start_time });
  });

  it("ends applications with their last day, or when it begins", async () => {
    const until = async (fields: object) => {
      const { id } = await anEvent(app, { present_city: "London", ...fields });
      return (await eventRepository(app.db).getTerms(id))?.apply_until.toISOString();
    };
    expect(await until({})).toBe("2026-07-01T18:30:00.000Z");
    expect(await until({ apply_by: "2026-06-20" })).toBe("2026-06-20T23:00:00.000Z");
    expect(await until({ apply_by: "2026-07-01" })).toBe("2026-07-01T18:30:00.000Z");
    expect(await until({ apply_by: "2026-03-28", start_date: "2026-03-29" })).toBe(
      "2026-03-29T00:00:00.000Z",
    );
  });
});

describe("a new event", () => {
  it("comes back whole", async () => {
    const category_id = await anEventCategory(app, "Singing");
    const { id } = await anEvent(app, { category_id, title: "Duets", address_2: "2nd floor", price: 0.07 });
    expect(await eventRepository(app.db).get(id)).toMatchObject({
      id,
      title: "Duets",
      address: "4 Lake Road, 2nd floor",
      price: 0.07,
      compensation: 0.07,
      raised_so_far: 0,
      supporters: 0,
      status: "published",
      time_zone: "Asia/Kolkata",
      category_name: "Singing",
      eventCategory: { id: category_id, name: "Singing" },
      tags: [{ name: "chorus" }],
    });
    expect(await eventRepository(app.db).get(id + 1)).toBeNull();
  });

  it("shares its tag with others that spell it in another case", async () => {
    const category_id = await anEventCategory(app);
    await Promise.all(["Chorus", "chorus", "CHORUS"].map((tags) => anEvent(app, { tags, category_id })));
    expect(await app.db.select().from(eventTags)).toHaveLength(1);
  });

  it("is not written without its category", async () => {
    await expect(anEvent(app, { category_id: 99 })).rejects.toThrow(
      new RepositoryError("event_category_unknown"),
    );
    expect(await app.db.select().from(events)).toEqual([]);
  });
});
