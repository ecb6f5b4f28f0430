import { describe, expect, it } from "vitest";
import { applications } from "../../db/schema/application.ts";
import { startApp } from "../../test/app.ts";
import { anEvent } from "../../test/events.ts";
import { aPerson } from "../../test/people.ts";

const app = startApp();

describe("event/get", () => {
  it("refuses a caller without a key", async () => {
    await app.bare().get("/api/v1/event/get/1").expect(403);
  });

  it("names an id that is none", async () => {
    const { body } = await app.get("/api/v1/event/get/one").expect(422);
    expect(body.message).toEqual({ id: "Must be a whole number" });
  });

  it("answers the whole event, whatever page is asked for", async () => {
    const { id } = await anEvent(app, { title: "Duets" });
    const { body } = await app.get(`/api/v1/event/get/${id}?page=2&limit=6`).expect(200);
    expect(body.data.event).toMatchObject({
      id,
      title: "Duets",
      starts_at: "2026-07-01T14:00:00.000Z",
      apply_until: "2026-07-01T14:00:00.000Z",
      time_zone_name: "IST",
      contact_number: "0000012345",
      address_2: null,
      tags: [{ name: "chorus" }],
    });
    expect(body.data.event).not.toHaveProperty("user_id");
  });

  it("does not find what is not there", async () => {
    await app.get("/api/v1/event/get/77").expect(404, { success: false, message: "Resource not found" });
    await app.get(`/api/v1/event/get/${Number.MAX_SAFE_INTEGER}`).expect(404);
  });
});

describe("event/mine", () => {
  const mine = "/api/v1/event/mine";

  it("is for whoever is signed in", async () => {
    await app.get(mine).expect(401);
  });

  it("lists the viewer's events, newest first, with its applications counted", async () => {
    const [poster, other, third] = [await aPerson(app), await aPerson(app), await aPerson(app)];
    const event = await anEvent(app, { title: "event", user_id: poster.id });
    await anEvent(app, { title: "campaign", kind: "crowdfunding", user_id: poster.id });
    const foreign = await anEvent(app, { title: "other", user_id: other.id });
    const apply = (event_id: number, user_id: number, state: "sent" | "viewed") =>
      app.db
        .insert(applications)
        .values({ event_id, user_id, state, shares_profile: false, created_at: app.clock.read() });
    await apply(event.id, other.id, "viewed");
    await apply(event.id, third.id, "sent");
    await apply(foreign.id, third.id, "sent");
    const { body } = await app.get(mine, undefined, poster.bearer).expect(200);
    expect(body.data.events).toMatchObject([
      { title: "campaign", application_count: 0, unopened_count: 0 },
      { title: "event", application_count: 2, unopened_count: 1 },
    ]);
    const none = await app.get(mine, undefined, third.bearer).expect(200);
    expect(none.body.data.events).toEqual([]);
  });

  it("goes on by cursor, which is nobody else's", async () => {
    const [poster, other] = [await aPerson(app), await aPerson(app)];
    for (const title of "abc") await anEvent(app, { title, user_id: poster.id });
    const first = await app.get(`${mine}?limit=2`, undefined, poster.bearer).expect(200);
    const rest = `${mine}?limit=2&cursor=${first.body.data.pagination.nextCursor}`;
    const { body } = await app.get(rest, undefined, poster.bearer).expect(200);
    expect(body.data.events).toMatchObject([{ title: "a" }]);
    await app.get(rest, undefined, other.bearer).expect(422);
  });
});
