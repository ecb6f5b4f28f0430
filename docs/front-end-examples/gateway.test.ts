import { fakeUpstream, refusalOf } from "@callboard/bff/test/fake-upstream";
import { createTestApp } from "@callboard/bff/test/test-app";
import { expect, it } from "vitest";
import { createGateway } from "./client.ts";

/** A real gateway on a port of its own. The API behind it is made up; nothing else is reached. */
async function startGateway(change?: Parameters<typeof fakeUpstream>[1]) {
  const testApp = await createTestApp();
  const asked = fakeUpstream(testApp, change);
  await testApp.app.listen({ host: "127.0.0.1", port: 0 });
  return { asked, gateway: createGateway({ url: `${testApp.app.listeningOrigin}/trpc` }) };
}

it("asks the API for upcoming events of a city", async () => {
  const { asked, gateway } = await startGateway();
  const { events } = await gateway.event.list.query({ is_event: "upcoming", present_city: "Pune" });
  expect(events[0]?.title).toBe("Chorus for a new Tempest");
  expect(asked[0]?.path).toMatch(/^\/event\/list\?.*is_event=upcoming&present_city=pune/i);
});

it("says that an article is not there", async () => {
  const { gateway } = await startGateway(({ path }) =>
    path.startsWith("/blog/view-by-slug") ? refusalOf(404, "Resource not found") : undefined,
  );
  await expect(gateway.blog.bySlug.query({ slug: "gone" })).rejects.toMatchObject({
    message: "Blog not found",
    data: { code: "not_found" },
  });
});
