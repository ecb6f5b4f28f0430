import { describe, expect, it } from "vitest";
import { fakeUpstream } from "../../test/fake-upstream.ts";
import { envelopeOf, pagination, summaryOf } from "../../test/fixtures.ts";
import { eventSummary } from "../../test/fixtures-event.ts";
import { createTestApp, procedureUrl } from "../../test/test-app.ts";

type Found = Record<string, number[]>;

/** An upstream whose lists find some ids by the words, or the profession, that they are asked for. */
async function createSite(found: Found, parts?: Parameters<typeof createTestApp>[0]) {
  const test = await createTestApp(parts);
  const seen = fakeUpstream(test, ({ path }) => {
    const { pathname, searchParams } = new URL(path, "http://x");
    const name = searchParams.get("profession") ?? searchParams.get("search") ?? "";
    const key = searchParams.has("profession") ? `as ${name}` : name;
    const ids = found[key] ?? [];
    const data = pathname.endsWith("/event/list")
      ? { events: ids.map((id) => ({ ...eventSummary, id })), pagination }
      : { blogs: ids.map((id) => summaryOf(id)), pagination };
    return { statusCode: 200, data: JSON.stringify(envelopeOf(data)) };
  });
  const ask = async (path: string, names: string[]) => {
    const answer = await test.ask.get(procedureUrl(path, { names })).expect(200);
    const { data } = answer.body.result;
    return (data.events ?? data).map(({ id }: { id: number }) => id);
  };
  return { ask, get: test.ask.get.bind(test.ask), seen };
}

describe("event.forStory", () => {
  it("finds calls for these professions first, then by the words, each once", async () => {
    const { ask, seen } = await createSite({ "as Dance": [4], Dance: [4, 5], Voice: [6, 7] });
    expect(await ask("event.forStory", ["Dance", "Voice"])).toEqual([4, 5, 6]);
    for (const { path } of seen) expect(path).toMatch(/[?&]sort=deadline(&|$)/);
  });

  it("asks no further than it needs", async () => {
    const { ask, seen } = await createSite({ "as Dance": [1, 2, 3] });
    expect(await ask("event.forStory", ["Dance", "Voice", "Film"])).toEqual([1, 2, 3]);
    expect(seen).toHaveLength(1);
  });

  it("finds none where the upstream cannot tell which are open, and does not ask it", async () => {
    const { ask, seen } = await createSite({ Dance: [1] }, { offered: ["events"] });
    expect(await ask("event.forStory", ["Dance"])).toEqual([]);
    expect(seen).toEqual([]);
  });
});

describe("blog.forCall", () => {
  it("finds the newest articles by each of the words, each once", async () => {
    const { ask } = await createSite({ Dance: [9, 8], Voice: [8, 7, 6] });
    expect(await ask("blog.forCall", ["Dance", "Voice"])).toEqual([9, 8, 7]);
  });

  it("finds none for no words, and does not ask", async () => {
    const { ask, seen } = await createSite({ "": [1] });
    expect(await ask("blog.forCall", [])).toEqual([]);
    expect(seen).toEqual([]);
  });
});

it.each(["event.forStory", "blog.forCall"])("%s takes three names, of a hundred characters", async (path) => {
  const { ask, get } = await createSite({});
  const long = "a".repeat(100);
  expect(await ask(path, [long, "b", "c"])).toEqual([]);
  for (const names of [["a", "b", "c", "d"], [`${long}a`], [" "]])
    await get(procedureUrl(path, { names })).expect(422);
});
