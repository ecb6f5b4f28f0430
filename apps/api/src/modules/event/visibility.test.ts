import type { Visibility } from "@callboard/contracts/visibility";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { events } from "../../db/schema/event.ts";
import { startApp } from "../../test/app.ts";
import { anEvent } from "../../test/events.ts";
import { aPerson } from "../../test/people.ts";
import { eventVisibilityRepository } from "./event-visibility-repository.ts";

const app = startApp();
type Person = Awaited<ReturnType<typeof aPerson>>;
let poster: Person;
let other: Person;
beforeEach(async () => {
  [poster, other] = [await aPerson(app), await aPerson(app)];
});

const setVisibility = (id: number, visibility: Visibility, reason: string | null = null) =>
  eventVisibilityRepository(app.db).setVisibility(id, {
    visibility,
    reason,
    by: other.id,
    now: app.clock.read(),
  });
const withheld = ["waiting", "hidden", "removed", "suspended"] as const;

describe.each(withheld)("an event that is %s", (visibility) => {
  it("is in no list, whatever it is asked for, and not found by its id", async () => {
    const shown = await anEvent(app, { title: "Duets", is_featured: true });
    const event = await anEvent(app, {
      title: "Duets of others",
      is_featured: true,
      user_id: poster.id,
      visibility,
    });
    const lists = [
      ...["", "?search=duets", "?search=others", "?is_featured=true", "?kind=event", "?is_event=upcoming"],
      ...["?present_city=pune", `?category_id=${event.category_id}`, "?sortBy=start_date&sortOrder=ASC"],
      "?page=1&limit=100&search=duets&is_featured=true&is_event=upcoming",
    ].map((query) => `/api/v1/event/list${query}`);
    for (const path of [...lists, `/api/v1/event/category/${event.category_id}`]) {
      for (const bearer of [undefined, other.bearer, poster.bearer]) {
        const { body } = await app.get(path, undefined, bearer).expect(200);
        const ids = body.data.events.map(({ id }: { id: number }) => id);
        expect([path, ids]).toEqual([path, path.endsWith("others") ? [] : [shown.id]]);
      }
    }
    for (const bearer of [undefined, other.bearer, poster.bearer]) {
      await app.get(`/api/v1/event/get/${event.id}`, undefined, bearer).expect(404);
    }
  });

  it("is read by its poster, with the reason, and by nobody else", async () => {
    const { id } = await anEvent(app, { user_id: poster.id });
    await setVisibility(id, visibility, "Because.");
    const path = `/api/v1/event/own/${id}`;
    await app.get(path).expect(401);
    await app.get(path, undefined, other.bearer).expect(404);
    const { body } = await app.get(path, undefined, poster.bearer).expect(200);
    const screened = { id, visibility, visibility_reason: "Because.", findings: [] };
    expect(body.data.event).toMatchObject(screened);
    const mine = await app.get("/api/v1/event/mine", undefined, poster.bearer).expect(200);
    expect(mine.body.data.events).toMatchObject([screened]);
    const viewer = `/api/v1/event/viewer/${id}`;
    await app.get(viewer, undefined, other.bearer).expect(404);
    const { body: own } = await app.get(viewer, undefined, poster.bearer).expect(200);
    expect(own.data.viewer.can).toEqual({ apply: false, review: false, contribute: false });
  });

  it("takes no application, and shows its poster none of those that came before", async () => {
    const { id, title } = await anEvent(app, { user_id: poster.id, description: "Words of the poster" });
    const apply = (person: Person) =>
      app.post("/api/v1/event/apply", { event_id: id, note: "Me" }, { bearer: person.bearer });
    await apply(other).expect(200);
    await setVisibility(id, visibility);
    await apply(await aPerson(app)).expect(404);
    const refused = await app.get(`/api/v1/application/event/${id}`, undefined, poster.bearer).expect(403);
    expect(refused.body.message).toBe("Its applications can be read once it is public");
    const { body } = await app.get("/api/v1/application/mine", undefined, other.bearer).expect(200);
    const [sent] = body.data.applications;
    expect(sent).toMatchObject({ event: { id, title, description: "" }, is_event_public: false });
    const review = { state: "viewed" };
    await app.post(`/api/v1/application/review/${sent.id}`, review, { bearer: poster.bearer }).expect(403);
    const applied = await app.get("/api/v1/application/applied", undefined, other.bearer).expect(200);
    expect(applied.body.data.event_ids).toEqual([]);
    await app.remove(`/api/v1/application/${sent.id}`, { bearer: other.bearer }).expect(200);
  });

  it("takes no pledge as a campaign, hides its ledger, and lets who pledged take it back", async () => {
    const { id } = await anEvent(app, { user_id: poster.id, kind: "crowdfunding" });
    const body = { event_id: id, amount: 5, is_anonymous: true };
    const pledge = (key: string) =>
      app
        .post("/api/v1/crowdfunding/contribute", body, { bearer: other.bearer })
        .set("idempotency-key", `${key}-${"0".repeat(30)}`);
    const { body: receipt } = await pledge("one").expect(200);
    await setVisibility(id, visibility);
    await pledge("two").expect(404);
    await app.get(`/api/v1/crowdfunding/ledger/${id}`).expect(404);
    const { body: mine } = await app.get("/api/v1/crowdfunding/mine", undefined, other.bearer).expect(200);
    expect(mine.data.contributions).toMatchObject([{ event_id: id, is_event_public: false }]);
    const line = receipt.data.line.id;
    await app.post(`/api/v1/crowdfunding/reverse/${line}`, {}, { bearer: other.bearer }).expect(200);
  });
});

describe("setting who sees an event", () => {
  it("gives what held before, and puts it back into its lists", async () => {
    const { id } = await anEvent(app, { user_id: poster.id, title: "Duets" });
    expect(await setVisibility(id, "hidden", "Why.")).toEqual({
      visibility: "public",
      reason: null,
      user_id: poster.id,
    });
    expect(await setVisibility(id, "public")).toMatchObject({ visibility: "hidden", reason: "Why." });
    await app.get(`/api/v1/event/get/${id}`).expect(200);
    const { body } = await app.get("/api/v1/event/list?search=duets").expect(200);
    expect(body.data.events).toMatchObject([{ id }]);
    const [row] = await app.db.select().from(events).where(eq(events.id, id));
    expect(row).toMatchObject({ visibility_by: other.id, visibility_at: app.clock.read() });
    expect(await setVisibility(77_777, "hidden")).toBeNull();
  });

  it("lets two at once wait for each other", async () => {
    const { id } = await anEvent(app);
    const former = await Promise.all((["hidden", "removed"] as const).map((each) => setVisibility(id, each)));
    const seen = former.map((each) => each?.visibility);
    expect(seen.toSorted()).toEqual(
      seen[0] === "public" ? ["public", "hidden"].toSorted() : ["public", "removed"].toSorted(),
    );
  });
});
