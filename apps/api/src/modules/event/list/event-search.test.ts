import { beforeEach, describe, expect, it } from "vitest";
import { startApp } from "../../../test/app.ts";
import { anEvent, anEventCategory } from "../../../test/events.ts";
import { aPerson } from "../../../test/people.ts";

const app = startApp();
const list = "/api/v1/event/list";

async function titles(query: string, path = list): Promise<string[]> {
  const { body } = await app.get(`${path}?${query}`).expect(200);
  return body.data.events.map(({ title }: { title: string }) => title);
}

describe("the search of event/list", () => {
  beforeEach(async () => {
    const user_id = (await aPerson(app)).id;
    const post = (title: string, fields: object = {}) => anEvent(app, { title, user_id, ...fields });
    await post("The Éclair “monologue”");
    await post("by tag", { tags: "Puppetry" });
    await post("by venue", { venue_name: "Old Customs House" });
    await post("by city", { present_city: "Thiruvananthapuram" });
    await post("by description", { description: "नाटक, write to casting@callboard.in before 8.20" });
  });

  it.each([
    ["a word of the title, without its accent, in any case", "ECLAIR", "The Éclair “monologue”"],
    ["the beginning of a word", "mono", "The Éclair “monologue”"],
    ["a tag", "puppetry", "by tag"],
    ["a venue", "customs house", "by venue"],
    ["a city", "thiru", "by city"],
    ["a word in another script", "नाट", "by description"],
    ["a part of an address", "callboard", "by description"],
    ["the inside of a word", "logue", ""],
    ["a filter token", "featured", ""],
    ["a filter token with its colon", ":event", ""],
    ["the syntax of the database", "'mono':* | ! & <->", "The Éclair “monologue”"],
    ["only wildcards", "%*_", ""],
    ["SQL", "'; drop table events; --", ""],
  ])("finds %s", async (_name, text, found) => {
    expect((await titles(`search=${encodeURIComponent(text)}`)).join()).toBe(found);
  });

  it("refuses a NUL and a text without end, with words", async () => {
    await app.get(`${list}?search=%00`).expect(422);
    await app.get(`${list}?search=${"a".repeat(121)}`).expect(422);
    await app.get(`${list}?present_city=%00`).expect(422);
  });
});

describe("event/category", () => {
  const others = (category: number, query = "") => titles(query, `/api/v1/event/category/${category}`);

  it("shows others of the category that have not begun, soonest first", async () => {
    const singing = await anEventCategory(app, "Singing");
    const user_id = (await aPerson(app)).id;
    const post = (title: string, start_date: string, fields: object = {}) =>
      anEvent(app, { title, start_date, user_id, category_id: singing, ...fields });
    await post("third", "2026-09-01");
    const { id } = await post("first", "2026-07-01");
    await post("second", "2026-08-01", { is_featured: true });
    await post("past", "2026-06-01");
    await post("campaign", "2026-07-15", { kind: "crowdfunding" });
    await anEvent(app, { title: "theatre", user_id });
    expect(await others(singing)).toEqual(["first", "second", "third"]);
    expect(await others(singing, `except=${id}`)).toEqual(["second", "third"]);
    expect(await others(singing, `except=${id}&limit=1&page=2`)).toEqual(["third"]);
    expect(await others(singing + 100)).toEqual([]);
  });

  it("refuses a caller without a key, and an id that is none", async () => {
    await app.bare().get("/api/v1/event/category/1").expect(403);
    await app.get("/api/v1/event/category/x").expect(422);
  });
});
