import { type Gateway, refusalOf, startGateway } from "@callboard/bff/testing";
import { createBrowserSession, createClient, readFailure } from "@callboard/client";
import { afterAll, beforeAll, expect, it } from "vitest";

let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway({
    answer: ({ path }) =>
      path.startsWith("/blog/view-by-slug") ? refusalOf(404, "Blog not found") : undefined,
  });
});
afterAll(() => gateway.stop());

/** A client in a browser of its own; that of Asha, where she is signed in. */
async function openPage(user?: { name: string }) {
  const { fetch, localStorage } = gateway.openBrowser(user && (await gateway.signedIn(user)).state);
  const session = createBrowserSession({ fetch, storage: localStorage });
  return { client: createClient({ url: gateway.origin, session }), session };
}

it("asks the API for upcoming events of a city", async () => {
  const { client } = await openPage();
  const { events } = await client.event.list.query({ is_event: "upcoming", present_city: "Pune" });
  expect(events[0]?.title).toBe("Chorus for a new Tempest");
  expect(gateway.requests.at(-1)?.path).toMatch(/^\/event\/list\?.*present_city=Pune/);
});

it("says that an article is not there", async () => {
  const { client } = await openPage();
  const failed = await client.blog.bySlug.query({ slug: "gone" }).catch(readFailure);
  expect(failed).toMatchObject({ code: "not_found", message: "Blog not found" });
});

it("knows who is signed in until they sign out", async () => {
  const { client, session } = await openPage({ name: "Asha" });
  expect(session.read()?.user.name).toBe("Asha");
  expect((await client.comment.mine.query()).comments).toEqual([]);
  await client.session.signOut.mutate();
  expect(session.read()).toBeNull();
});
