import type { capabilities } from "@callboard/contracts/capability";
import type { EventKind } from "@callboard/contracts/event";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { loadLazyParts } from "#shared/ui/state/lazy-hydration.tsx";
import { render } from "../entry-server.tsx";
import { claimAnswers, signIn } from "../test/claims.ts";
import { campaignDetails, campaignSummary, eventDetails, eventPage, eventSummary } from "../test/events.ts";
import { type Answers, failure } from "../test/fake-gateway.ts";
import { renderAt } from "../test/render-at.tsx";
import { article, category, pageOf, storiesFrom, tagPage } from "../test/stories.ts";
import { App } from "./app.tsx";
import { loadPage, matchRoute } from "./match-route.ts";

const { pagination } = pageOf([]);
/** What a gateway answers before an upstream that has the specification's calls and nothing beside. */
const answers: Answers = {
  "blog.list": () => pageOf(storiesFrom(1, 3)),
  "blog.bySlug": () => article(),
  "blog.recommended": () => [],
  "blog.byTag": () => ({ tag: tagPage(), articles: [], pagination }),
  "category.list": () => [category(2, "Film")],
  "comment.list": () => ({ comments: [] }),
  "event.list": ({ kind }: { kind: EventKind }) =>
    eventPage([kind === "event" ? eventSummary(7) : campaignSummary(9)]),
  "event.get": ({ id }: { id: number }) =>
    id === 9 ? campaignDetails(9, { kind: null }) : eventDetails(7, { kind: null }),
  "event.related": () => eventPage([eventSummary(8)]),
  "event.categories": () => [{ id: 9, name: "Theatre" }],
  "video.list": () => ({ videos: [], pagination }),
  "reference.cities": claimAnswers["reference.cities"] as Answers[string],
  "reference.professions": claimAnswers["reference.professions"] as Answers[string],
  "session.current": claimAnswers["session.current"] as Answers[string],
};

const addresses = [
  ...["/", "/blog", "/blog/self-tape", "/blog/tag/self-tape", "/self-tape", "/events", "/event/7?apply=1"],
  ...["/crowdfunding", "/Crowdfunding/9?contribute=1", "/claim-artist-profile", "/claim-agency-profile"],
  ...["/create-event", "/create-crowdfunding-request", "/login", "/register", "/verify-otp"],
  ...["/privacy", "/terms", "/contact", "/help", "/404"],
];

/** The whole app in a browser. */
async function open(url: string) {
  await loadPage(matchRoute(new URL(url, "http://localhost:3000"), []).route);
  await loadLazyParts();
  return renderAt(url, <App />, { answers, offered: [] });
}

async function rendered(url: string, offered: readonly (typeof capabilities)[number][] = []) {
  const asked: string[] = [];
  const page = await render({
    url,
    origin: "https://callboard.in",
    host: "callboard.in",
    publicReads: [],
    capabilities: offered,
    now: "2026-11-21T09:00:00.000Z",
    call: async (path, input) => {
      asked.push(path);
      const answer = answers[path];
      if (!answer) throw failure("network");
      return answer(input as never);
    },
  });
  return { ...page, asked };
}

beforeEach(() => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
});

describe("before an upstream with the specification's calls alone", () => {
  it.each(addresses)("the gateway renders %s without asking for more", async (url) => {
    const { status, asked } = await rendered(url);
    expect(status).toBe(url === "/404" ? 404 : 200);
    expect(asked.filter((path) => !answers[path])).toEqual([]);
  });

  it.each(addresses)("the browser shows %s to a signed-in person without asking for more", async (url) => {
    signIn();
    const { calls, toasts, queryClient } = await open(url);
    await waitFor(() => expect(document.querySelector("h1:not([aria-busy=true] h1)")).toBeTruthy());
    await waitFor(() => expect([calls.length > 0, queryClient.isFetching()]).toEqual([true, 0]));
    expect(calls.map(({ path }) => path).filter((path) => !answers[path])).toEqual([]);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(toasts).toEqual([]);
  });

  it.each(["/account", "/forgot-password", "/profiles/artist/7"])("%s is not found", async (url) => {
    const { status, asked, html } = await rendered(url);
    expect([status, asked]).toEqual([404, []]);
    expect(html).toContain("Sorry, the page or content you are looking for does not exist.");
  });

  it("a list opens no form over itself", async () => {
    signIn();
    const { calls } = await open("/events?apply=7");
    await screen.findAllByRole("link", { name: "Apply Now: Event 7" });
    expect(calls.map(({ path }) => path)).not.toContain("event.get");
  });

  it("a card in the list of campaigns leads to the page of a campaign, which the upstream does not call one", async () => {
    const { user } = await open("/crowdfunding");
    await user.click(await screen.findByRole("link", { name: "Campaign 9" }));
    await waitFor(() => expect(screen.getByTestId("address").textContent).toBe("/Crowdfunding/9"));
    expect(await screen.findByRole("heading", { level: 1, name: "Campaign 9" })).toBeTruthy();
  });

  it("the front page has no directory, and Directory leads to its top", async () => {
    const { html } = await rendered("/");
    expect(html).not.toContain('id="directory"');
    expect(html).toMatch(/<a [^>]*href="\/"[^>]*>Directory</);
    expect((await rendered("/", ["profiles"])).html).toContain('href="/#directory"');
  });
});
