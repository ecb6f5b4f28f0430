import { capabilities } from "@callboard/contracts/capability";
import { describe, expect, it, vi } from "vitest";
import { render } from "./entry-server.tsx";
import { campaignDetails, eventDetails, eventPage, eventSummary } from "./test/events.ts";
import { failure } from "./test/fake-gateway.ts";

vi.mock("#app/pages/terms.tsx", () => {
  throw new Error("this page cannot be loaded");
});

const pagination = { page: 1, limit: 20, hasNextPage: false, nextCursor: null };
const pledge = {
  id: 1,
  amount: 20,
  message: null,
  reversal_of_id: null,
  created_at: "2026-11-20T08:00:00.000Z",
};
const answers: Record<string, (input: { id?: number }) => unknown> = {
  "event.get": ({ id }) => {
    if (id === 7) return eventDetails(7);
    if (id === 9) return campaignDetails(9);
    throw failure("not_found");
  },
  "event.related": () => eventPage([eventSummary(8)]),
  "contribution.ledger": () => ({
    raised_so_far: 20,
    supporters: 1,
    lines: [{ ...pledge, public_name: "Simran Gill" }],
    pagination,
  }),
};

const open = (url: string) =>
  render({
    url,
    origin: "https://callboard.in",
    host: "callboard.in",
    publicReads: ["category.list"],
    capabilities,
    now: "2026-11-21T09:00:00.000Z",
    call: async (path, input) => {
      const answer = answers[path];
      if (!answer) throw failure("network");
      return answer(input as { id?: number });
    },
  });

describe("a page that the gateway renders", () => {
  it("holds all of an event", async () => {
    const { status, redirect, html, head, module } = await open("/event/7");
    expect([status, redirect, module]).toEqual([200, undefined, "src/app/pages/event.tsx"]);
    for (const text of ["Event 7", "12 Mint Street", "Apply Now", "Event 8"]) expect(html).toContain(text);
    expect(head.canonical).toBe("https://callboard.in/event/7");
  });

  it("is not kept back by another whose module fails", async () => {
    await expect(open("/terms")).rejects.toThrow();
    expect(await open("/event/7")).toMatchObject({ status: 200, module: "src/app/pages/event.tsx" });
  });

  it.each(["/Crowdfunding/9", "/crowdfunding/9"])("holds a campaign and its ledger at %s", async (url) => {
    const { status, redirect, html, head } = await open(url);
    expect([status, redirect]).toEqual([200, undefined]);
    for (const text of ["Campaign 9", "Contribute", "Simran Gill"]) expect(html).toContain(text);
    expect(head.canonical).toBe("https://callboard.in/Crowdfunding/9");
  });

  it.each([
    ["/event/9?contribute=1", "/Crowdfunding/9?contribute=1"],
    ["/Crowdfunding/7", "/event/7"],
  ])("sends %s to %s for good", async (url, to) => {
    expect(await open(url)).toMatchObject({ status: 301, redirect: to });
  });

  it.each(["/event/8", "/event/x", "/Crowdfunding/8"])("is not found at %s", async (url) => {
    const { status, html, head } = await open(url);
    expect(status).toBe(404);
    expect(html).toContain("No event found");
    expect(head.robots).toBe("noindex");
  });
});
