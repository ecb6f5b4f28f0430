import { capabilities } from "@callboard/contracts/capability";
import { expect, it } from "vitest";
import { render } from "../../entry-server.tsx";
import { failure } from "../../test/fake-gateway.ts";
import { article } from "../../test/stories.ts";

const open = (answer: () => unknown) =>
  render({
    url: "/blog/preview/a-token-of-a-preview-link",
    origin: "https://callboard.in",
    host: "callboard.in",
    publicReads: [],
    capabilities,
    now: "2026-11-21T09:00:00.000Z",
    call: async (path) => {
      if (path !== "article.preview") throw failure("network");
      return answer();
    },
  });

it("a preview shows the draft, to no search engine", async () => {
  const { status, html, head } = await open(() => article({ title: "A hall that listens" }));
  expect([status, head.robots]).toEqual([200, "noindex"]);
  expect(html).toContain("A hall that listens");
});

it.each(["not_found", "validation"] as const)("a preview that has ended is not found (%s)", async (code) => {
  const { status, html } = await open(() => {
    throw failure(code);
  });
  expect(status).toBe(404);
  expect(html).toContain("This preview has ended");
});

it("a preview that cannot be read now is a failure, and has not ended", async () => {
  const { status, html } = await open(() => {
    throw failure("network");
  });
  expect(status).toBeGreaterThanOrEqual(500);
  expect(html).toContain('role="alert"');
  expect(html).not.toContain("has ended");
});
