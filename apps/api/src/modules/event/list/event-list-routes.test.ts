import { beforeEach, describe, expect, it } from "vitest";
import { startApp } from "../../../test/app.ts";
import { anEvent, anEventCategory } from "../../../test/events.ts";
import { aPerson } from "../../../test/people.ts";

const app = startApp();
const list = "/api/v1/event/list";

type Listed = { titles: string[]; hasNextPage: boolean; nextCursor: string | null };

async function listed(query = ""): Promise<Listed> {
  const { body } = await app.get(`${list}?${query}`).expect(200);
  const { events, pagination } = body.data;
  const { hasNextPage, nextCursor } = pagination;
  return { titles: events.map(({ title }: { title: string }) => title), hasNextPage, nextCursor };
}

const titles = async (query?: string) => (await listed(query)).titles;

describe("event/list", () => {
  it("refuses a caller without a key", async () => {
    await app.bare().get(list).expect(403);
  });

  it.each([
    ["page=0", { page: "Must be at least 1" }],
    ["limit=101", { limit: "Must be at most 100" }],
    ["kind=party", { kind: "Must be event or crowdfunding" }],
    ["is_event=soon", { is_event: "Must be upcoming or past" }],
    ["is_featured=maybe", { is_featured: "Must be true or false" }],
    ["category_id=x", { category_id: "Must be a whole number" }],
    ["sortBy=price", { sortBy: "Must be created_at or start_date" }],
    ["cursor=none", { cursor: "Does not belong to this list" }],
  ])("names the field that it cannot read: %s", async (query, message) => {
    const { body } = await app.get(`${list}?${query}`).expect(422);
    expect(body.message).toEqual(message);
  });

  it("answers nothing while there is nothing", async () => {
    expect(await listed()).toEqual({ titles: [], hasNextPage: false, nextCursor: null });
  });

  it("shows what cards need, and not what is for those who open it", async () => {
    const { id } = await anEvent(app, { kind: "crowdfunding", price: 4000 });
    const { body } = await app.get(list).expect(200);
    expect(body.data.events).toMatchObject([
      { id, kind: "crowdfunding", category_name: "Theatre", price: 4000, compensation: 4000, supporters: 0 },
    ]);
    expect(Object.keys(body.data.events[0])).not.toEqual(expect.arrayContaining(["email"]));
    expect(JSON.stringify(body)).not.toContain("0000012345");
  });

  it("goes on by page and by cursor, and knows the last page", async () => {
    const user_id = (await aPerson(app)).id;
    for (const title of "abcde") await anEvent(app, { title, user_id, is_featured: title === "c" });
    const first = await listed("limit=2");
    expect(first).toMatchObject({ titles: ["e", "d"], hasNextPage: true });
    expect(await titles("limit=2&page=2")).toEqual(["c", "b"]);
    const second = await listed(`limit=2&cursor=${first.nextCursor}`);
    expect(second.titles).toEqual(["c", "b"]);
    const last = await listed(`limit=2&page=9&cursor=${second.nextCursor}`);
    expect(last).toEqual({ titles: ["a"], hasNextPage: false, nextCursor: null });
    expect(await listed("limit=5")).toMatchObject({ hasNextPage: false });
    await app.get(`${list}?limit=2&kind=event&cursor=${first.nextCursor}`).expect(422);
  });

  it("keeps its order and its places where many came at one moment", async () => {
    const [user_id, created_at] = [(await aPerson(app)).id, app.clock.read()];
    for (const title of "abcde") await anEvent(app, { title, user_id, created_at });
    for (const [order, all] of [
      ["DESC", "edcba"],
      ["ASC", "abcde"],
    ]) {
      let cursor: string | null = "";
      let seen = "";
      while (cursor !== null) {
        const page: Listed = await listed(`sortOrder=${order}&limit=2${cursor && `&cursor=${cursor}`}`);
        seen += page.titles.join("");
        cursor = page.nextCursor;
      }
      expect(seen).toBe(all);
    }
  });
});

describe("the filters of event/list", () => {
  let singing: number;
  beforeEach(async () => {
    singing = await anEventCategory(app, "Singing");
    const user_id = (await aPerson(app)).id;
    const post = (title: string, fields: object) => anEvent(app, { title, user_id, ...fields });
    await post("plain", { start_date: "2026-07-02" });
    await post("featured", { is_featured: true, start_date: "2026-07-04" });
    await post("singing", { category_id: singing, start_date: "2026-07-01" });
    await post("Kochi", { present_city: "Kochi", start_date: "2026-07-03", description: "Bring a drum" });
    await post("past", { start_date: "2026-06-01", present_city: "KOCHI" });
    await post("campaign", { kind: "crowdfunding", start_date: "2026-08-01", present_city: "kochi " });
  });

  it.each([
    ["", "campaign past Kochi singing featured plain"],
    ["sortBy=start_date", "campaign featured Kochi plain singing past"],
    ["sortBy=start_date&sortOrder=asc", "past singing plain Kochi featured campaign"],
    ["kind=event", "past Kochi singing featured plain"],
    ["kind=crowdfunding", "campaign"],
    ["is_featured=true", "featured"],
    ["is_featured=false", "campaign past Kochi singing plain"],
    ["is_event=", "campaign past Kochi singing featured plain"],
    ["is_event=upcoming", "campaign Kochi singing featured plain"],
    ["is_event=past", "past"],
    ["present_city=", "campaign past Kochi singing featured plain"],
    ["present_city=kochi", "campaign past Kochi"],
    ["present_city=%20KOCHI", "campaign past Kochi"],
    ["present_city=Nowhere", ""],
    ["present_city=Kochi&is_event=upcoming", "campaign Kochi"],
    ["present_city=Kochi&is_event=upcoming&kind=event", "Kochi"],
    ["present_city=Kochi&is_event=past&sortBy=start_date", "past"],
    ["present_city=Kochi&search=drum", "Kochi"],
    ["present_city=Kochi&search=chorus&is_event=past", "past"],
    ["search=drum&is_event=past", ""],
    ["search=singing&is_event=upcoming&is_featured=false", "singing"],
    ["search=chorus&kind=event&sortBy=start_date&sortOrder=ASC", "past singing plain Kochi featured"],
    ["search=%20", "campaign past Kochi singing featured plain"],
  ])("narrow it: %s", async (query, found) => {
    expect((await titles(query)).join(" ")).toBe(found);
  });

  it("narrow it to a category, alone and with others", async () => {
    expect(await titles(`category_id=${singing}`)).toEqual(["singing"]);
    expect(await titles(`category_id=${singing}&present_city=Pune&is_event=upcoming&kind=event`)).toEqual([
      "singing",
    ]);
    expect(await titles(`category_id=${singing}&present_city=Kochi`)).toEqual([]);
    expect(await titles("category_id=999999")).toEqual([]);
  });

  it("call past what has begun, from that very moment on", async () => {
    const moment = Date.UTC(2026, 6, 1, 14);
    app.clock.pass(moment - app.clock.read().getTime());
    expect(await titles("is_event=past")).toEqual(["past"]);
    app.clock.pass(1);
    expect(await titles("is_event=past")).toEqual(["past", "singing"]);
    expect(await titles("is_event=upcoming&search=chorus")).toEqual([
      "campaign",
      "Kochi",
      "featured",
      "plain",
    ]);
    app.clock.pass(366 * 86_400_000);
    expect(await titles("is_event=upcoming")).toEqual([]);
    expect(await titles("is_event=past&search=chorus")).toHaveLength(6);
  });
});
