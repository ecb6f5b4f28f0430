import { staffLimits } from "@callboard/contracts/staff-limits";
import { describe, expect, it } from "vitest";
import { startApp } from "../../test/app.ts";
import { articleCalls } from "../../test/articles.ts";
import { aBlog } from "../../test/content.ts";
import { anEvent } from "../../test/events.ts";
import { ledgerCalls } from "../../test/ledger.ts";
import { aPerson } from "../../test/people.ts";
import { aStaffMember } from "../../test/staff.ts";

const app = startApp();
const { pledged } = ledgerCalls(app);
const call = (id: number, title = "A call") =>
  `<figure data-embed="event:${id}"><a href="/event/${id}">${title}</a></figure>`;
const campaign = (id: number) =>
  `<figure data-embed="crowdfunding:${id}"><a href="/Crowdfunding/${id}">A campaign</a></figure>`;

async function read(content: string) {
  const { slug } = await aBlog(app.db, { content });
  return (await app.get(`/api/v1/blog/view-by-slug/${slug}`, ".in").expect(200)).body.data.blog;
}
const idsOf = ({ embeds }: { embeds: { id: number }[] }) => embeds.map(({ id }) => id);
const day = 86_400_000;

describe("an article that embeds", () => {
  it("a call comes with what everybody sees of it now, and its own link", async () => {
    const { id } = await anEvent(app, { title: "Six & lanterns", banner_photo: "/media/a-1440.webp" });
    const blog = await read(`<p>Before</p>${call(id)}`);
    expect(blog.content).toBe(`<p>Before</p>${call(id)}`);
    expect(blog.embeds).toEqual([
      {
        ...{ id, kind: "event", title: "Six & lanterns", banner_photo: "/media/a-1440.webp", state: "open" },
        ...{ start_date: "2026-07-01", present_city: "Pune", category_name: "Theatre", price: 120.5 },
        ...{ raised_so_far: 0, supporters: 0 },
      },
    ]);
  });

  it("a campaign comes with what its ledger says", async () => {
    const { id } = await anEvent(app, { kind: "crowdfunding", price: 5_000 });
    await pledged(await aPerson(app), id, 12.5);
    await pledged(await aPerson(app), id, 30);
    expect((await read(campaign(id))).embeds).toMatchObject([
      { id, kind: "crowdfunding", price: 5_000, raised_so_far: 42.5, supporters: 2, state: null },
    ]);
  });

  it("nothing says nothing of embeds", async () => {
    expect(await read("<p>Words</p>")).not.toHaveProperty("embeds");
  });

  it("a call that takes no applications any more says so", async () => {
    const { id } = await anEvent(app, { apply_by: "2026-06-20" });
    const state = async () => (await read(call(id))).embeds[0].state;
    expect(await state()).toBe("open");
    app.clock.pass(6 * day);
    expect(await state()).toBe("closed");
    app.clock.pass(20 * day);
    expect(await state()).toBe("past");
  });

  it.each(["waiting", "hidden", "removed", "suspended"] as const)(
    "a call that is %s says nothing of it",
    async (visibility) => {
      const shown = await anEvent(app);
      const { id } = await anEvent(app, { title: "Not for you", visibility });
      expect(idsOf(await read(call(id) + call(shown.id)))).toEqual([shown.id]);
      expect((await read(call(id))).embeds).toEqual([]);
    },
  );

  it("what never was says nothing of it", async () => {
    for (const id of [77_777, 999_999_999_999_999]) expect((await read(call(id))).embeds).toEqual([]);
  });

  it("one call twice has it once, by the kind that it is", async () => {
    const { id } = await anEvent(app);
    expect((await read(call(id) + campaign(id) + call(id))).embeds).toMatchObject([{ id, kind: "event" }]);
  });

  it("too many comes with the first of them", async () => {
    const ids: number[] = [];
    for (let count = 0; count < staffLimits.articleEmbeds + 2; count += 1) ids.push((await anEvent(app)).id);
    const blog = await read(ids.map((id) => call(id)).join(""));
    expect(idsOf(blog)).toEqual(ids.slice(0, staffLimits.articleEmbeds));
  });

  it("a call is found by its own words, and not by those of the call", async () => {
    const { id } = await anEvent(app, { title: "Zarzuela" });
    await read(`<p>Chaconne</p>${call(id, "Zarzuela")}`);
    const found = async (word: string) =>
      (await app.get(`/api/v1/blog/view?search=${word}`, ".in")).body.data.blogs.length;
    expect([await found("chaconne"), await found("zarzuela")]).toEqual([1, 0]);
  });

  it("a call shows it in the preview of its draft", async () => {
    const articles = articleCalls(app);
    const editor = await aStaffMember(app, "editor");
    const { id: shown } = await anEvent(app);
    const { id: hidden } = await anEvent(app, { visibility: "hidden" });
    const { id } = await articles.aDraft(editor, { content: call(shown) + call(hidden) });
    const token = (await articles.preview(editor, id).expect(200)).body.data.article.preview_token;
    const { blog } = (await app.get(`/api/v1/blog/preview/${token}`).expect(200)).body.data;
    expect(idsOf(blog)).toEqual([shown]);
  });
});
