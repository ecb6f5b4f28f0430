import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { migrationsFolder } from "../../db/migrations-folder.ts";
import { profiles } from "../../db/schema/profile.ts";
import { searchWords } from "../../db/schema/search-word.ts";
import { startApp } from "../../test/app.ts";
import { aBlog } from "../../test/content.ts";
import { anEvent } from "../../test/events.ts";
import { aPerson } from "../../test/people.ts";
import { portfolioCalls } from "../../test/portfolios.ts";
import { eventVisibilityRepository } from "../event/event-visibility-repository.ts";
import { forgetWords } from "./forget-words.ts";

const app = startApp();
const { claim } = portfolioCalls(app);

async function spellings(search: string, more: Record<string, string> = {}, domain?: string) {
  const query = new URLSearchParams({ search, ...more });
  const { body } = await app.get(`/api/v1/spelling/list?${query}`, domain).expect(200);
  return body.data.spellings as { search: string; is_variant: boolean }[];
}
const textsOf = async (...asked: Parameters<typeof spellings>) =>
  (await spellings(...asked)).map(({ search }) => search).join(", ");

const anArtist = async (name: string) =>
  claim(await aPerson(app, { name }), { profession: "Actor", present_city: "Pune" });

describe("spellings", () => {
  beforeEach(async () => {
    await anArtist("Meera Deshpande");
    await anEvent(app, { title: "Shakespeare under the mango trees", present_city: "Kolkata" });
  });

  it.each([
    ["shakspeare", "shakespeare"],
    ["Shakespaere", "shakespeare"],
    ["SHAKESPERE", "shakespeare"],
    ["meera deshpandey", "meera deshpande"],
    ["deshpnde", "deshpande"],
    ["shakspear mangoo", "shakespeare mango"],
    ["kolkatta", "kolkata"],
  ])("of “%s” are “%s”", async (written, meant) => {
    expect(await textsOf(written)).toBe(meant);
  });

  it("that sound the same are told as such, whether or not the written one is there", async () => {
    expect(await spellings("mira")).toEqual([{ search: "meera", is_variant: true }]);
    await anArtist("Mira Rao");
    expect(await spellings("mira")).toEqual([{ search: "meera", is_variant: true }]);
    expect(await spellings("Meera")).toEqual([{ search: "mira", is_variant: true }]);
    expect(await spellings("deshpnde")).toEqual([{ search: "deshpande", is_variant: false }]);
  });

  it.each([
    ["Lakshmi", "Laxmi"],
    ["Siddharth", "Sidhart"],
    ["Choudhury", "Chowdhury"],
    ["Jai", "Jay"],
    ["Shaikh", "Sheikh"],
    ["Vivek", "Wivek"],
    ["Zoya", "Joya"],
    ["Pooja", "Puja"],
    ["Fatima", "Phatima"],
    ["Çağla", "Cagla"],
  ])("of Indian and other names: %s is found by %s", async (name, written) => {
    await anArtist(name);
    const [first] = await spellings(written);
    // Accents are no spelling of their own: the lists find either.
    if (name === "Çağla") expect(first).toBeUndefined();
    else expect(first).toEqual({ search: name.toLowerCase(), is_variant: true });
  });

  it("are none of what is not near, of numbers, of short words and of many words", async () => {
    for (const text of [
      "zzzyyyxxx",
      "2024",
      "pu",
      "",
      "   ",
      "!?",
      "shakspeare under the mango trees of Pune",
    ])
      expect(await spellings(text)).toEqual([]);
  });

  it("stay with the words that are spelt right", async () => {
    expect(await textsOf("shakespeare")).toBe("");
    await aBlog(app.db, { title: "Shakespeaar for beginners", content: "<p>trees</p>" });
    // Both are words of titles; neither is a mistake.
    expect(await spellings("shakespeare")).toEqual([]);
  });

  it("find something in the list that is asked for", async () => {
    expect(await textsOf("shakspeare", { list: "calls" })).toBe("shakespeare");
    for (const list of ["people", "stories", "campaigns"])
      expect(await textsOf("shakspeare", { list })).toBe("");
    await aBlog(app.db, { title: "A Shakespeare season", domain_names: ["callboard.in"] });
    expect(await textsOf("shakspeare", { list: "stories" }, ".in")).toBe("shakespeare");
    expect(await textsOf("shakspeare", { list: "stories" }, ".co.uk")).toBe("");
  });

  it("are none of what is not public, and none that together find nothing", async () => {
    const { id } = await anEvent(app, { title: "Tughlaq by the lake" });
    expect(await textsOf("tughlak lake")).toBe("tughlaq lake");
    expect(await textsOf("tughlak shakspeare")).toBe("");
    await eventVisibilityRepository(app.db).setVisibility(id, {
      ...{ visibility: "hidden", reason: null, by: null, now: app.clock.read() },
    });
    expect(await textsOf("tughlak lake")).toBe("");
    await app.db.update(profiles).set({ visibility: "hidden" });
    expect(await textsOf("deshpnde")).toBe("");
  });

  it("learn no word of what nobody has read", async () => {
    await anEvent(app, { title: "Hayavadana in secret", visibility: "waiting" });
    const words = (await app.db.select({ word: searchWords.word }).from(searchWords)).map(({ word }) => word);
    expect(words).toContain("shakespeare");
    expect(words).not.toContain("hayavadana");
  });

  it("know each word once, however often it is written, and none of descriptions", async () => {
    await anEvent(app, { title: "Shakespeare again", description: "Hayavadana is not in a title." });
    await app.db.execute(sql`update events set search = search`);
    const words = (await app.db.select({ word: searchWords.word }).from(searchWords)).map(({ word }) => word);
    expect(words.filter((word) => word === "shakespeare")).toHaveLength(1);
    expect(words).not.toContain("hayavadana");
    // Written twice at the same moment.
    await app.db.insert(searchWords).values({ word: "shakespeare" });
    expect(await textsOf("shakspeare")).toBe("shakespeare");
  });

  it("are known of what was there before words were learnt", async () => {
    await app.db.delete(searchWords);
    expect(await textsOf("shakspeare")).toBe("");
    const migration = readFileSync(join(migrationsFolder, "0054_search-words.sql"), "utf8");
    const fill = migration.split("--> statement-breakpoint").find((text) => /^\s*INSERT INTO/.test(text));
    await app.db.execute(sql.raw(fill ?? ""));
    expect(await textsOf("shakspeare")).toBe("shakespeare");
    expect(await textsOf("deshpnde")).toBe("deshpande");
  });

  it("forget of what an erased account had what nothing public has any more", async () => {
    await app.db.insert(searchWords).values({ word: "hayavadana" });
    await forgetWords(app.db, ["shakespeare", "hayavadana"], app.clock.read());
    const words = (await app.db.select({ word: searchWords.word }).from(searchWords)).map(({ word }) => word);
    expect(words).toContain("shakespeare");
    expect(words).not.toContain("hayavadana");
  });

  it("leave words with digits alone", async () => {
    await anEvent(app, { title: "Studio54x nights" });
    expect(await textsOf("studio45x")).toBe("");
  });

  it("refuse a list that there is not and a text that is too long", async () => {
    await app.get("/api/v1/spelling/list?search=a&list=secrets").expect(422);
    await app.get(`/api/v1/spelling/list?search=${"a".repeat(121)}`).expect(422);
    await app.get("/api/v1/spelling/list").expect(422);
  });
});
