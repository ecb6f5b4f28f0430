import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { campaignSummary, eventPage, eventSummary } from "../../test/events.ts";
import { type Answers, failure, never } from "../../test/fake-gateway.ts";
import { profilePage, profileSummary } from "../../test/profiles.ts";
import { renderAt } from "../../test/render-at.tsx";
import { pageOf, story } from "../../test/stories.ts";
import { Page } from "./search.tsx";

const events = ({ kind }: { kind: string }) =>
  kind === "event" ? eventPage([eventSummary(7, { title: "Quill" })]) : eventPage([campaignSummary(9)]);
const found: Answers = {
  "event.list": events,
  "profile.list": () => profilePage([profileSummary(3, { name: "Meher Contractor" })]),
  "blog.list": () => pageOf([story(5, { slug: "quills", title: "Quills" })]),
};
const nothing: Answers = {
  "event.list": () => eventPage([]),
  "profile.list": () => profilePage([]),
  "blog.list": () => pageOf([]),
};

const show = (address: string, answers: Answers = found, offered?: []) =>
  renderAt(address, <Page />, { answers, ...(offered && { offered }) });
const group = (name: string) => screen.findByRole("region", { name });
const hrefIn = (place: HTMLElement, name: string) =>
  within(place).getByRole("link", { name }).getAttribute("href");

describe("the search for everything", () => {
  it("shows what each list has, with the way to all of it", async () => {
    const { calls } = show("/search?query=a%20%26%20quill%20");
    expect(hrefIn(await group("Calls and events"), "Quill")).toBe("/event/7");
    expect(hrefIn(await group("Calls and events"), "All calls and events")).toBe(
      "/events?search=a%20%26%20quill",
    );
    expect(hrefIn(await group("People"), "All people")).toBe("/directory?search=a%20%26%20quill");
    expect(within(await group("People")).getByText("Meher Contractor")).toBeTruthy();
    expect(hrefIn(await group("Stories"), "Quills")).toBe("/blog/quills");
    expect(hrefIn(await group("Campaigns"), "All campaigns")).toBe("/crowdfunding?search=a%20%26%20quill");
    expect(calls.map(({ path, input }) => [path, input.search, input.kind])).toEqual([
      ["event.list", "a & quill", "event"],
      ["profile.list", "a & quill", undefined],
      ["blog.list", "a & quill", undefined],
      ["event.list", "a & quill", "crowdfunding"],
      ["spelling.list", "a & quill", undefined],
    ]);
  });

  it("asks for nothing without a text, and keeps what is typed in the address", async () => {
    const { user, calls, report } = show("/search");
    expect(report.head).toMatchObject({ title: "Search", canonical: "/search" });
    await user.type(screen.getByRole("searchbox"), " quill {Enter}");
    expect(screen.getByTestId("address").textContent).toBe("/search?query=quill");
    expect(await group("Stories")).toBeTruthy();
    expect(calls.every(({ input }) => input.search === "quill")).toBe(true);
    expect(report.head).toMatchObject({ robots: "noindex" });
  });

  it("leaves out what has nothing, and says where to look when nothing has it", async () => {
    const first = show("/search?query=quill", { ...nothing, "blog.list": () => pageOf([story(5)]) });
    await group("Stories");
    expect(screen.queryByRole("region", { name: "People" })).toBeNull();
    first.unmount();
    show("/search?query=quill", nothing);
    expect(await screen.findByText("Nothing has “quill”.")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Directory" })).toBeTruthy();
  });

  it("shows what the nearest spelling finds where the text finds nothing, and leads to the others", async () => {
    const { report } = show("/search?query=shakspear", {
      ...nothing,
      "blog.list": ({ search }: { search: string }) => pageOf(search === "shakespeare" ? [story(5)] : []),
      "spelling.list": () => ({
        spellings: ["shakespeare", "shakespeares"].map((search) => ({ search, is_variant: false })),
      }),
    });
    expect(hrefIn(await group("Stories"), "All stories")).toBe("/blog?query=shakespeare");
    expect(screen.getByText(/^Nothing has “shakspear”. This is what/).textContent).toBe(
      "Nothing has “shakspear”. This is what shakespeare finds. Or did you mean shakespeares?",
    );
    expect(screen.getByRole("link", { name: "shakespeares" }).getAttribute("href")).toBe(
      "/search?query=shakespeares",
    );
    expect(report.status).toBe(200);
  });

  it("tells of what sounds the same above what is found, and of no mistake there", async () => {
    const spellings = [
      { search: "meera", is_variant: true },
      { search: "mita", is_variant: false },
    ];
    show("/search?query=mira", { ...found, "spelling.list": () => ({ spellings }) });
    const link = await screen.findByRole("link", { name: "meera" });
    expect(link.getAttribute("href")).toBe("/search?query=meera");
    expect(link.closest("p")?.textContent).toBe("Also spelt meera");
    expect(screen.queryByRole("link", { name: "mita" })).toBeNull();
  });

  it("asks for no spelling where the upstream has none", async () => {
    const { calls } = show("/search?query=quill", nothing, []);
    await screen.findByText("Nothing has “quill”.");
    await waitFor(() => expect(calls.map(({ path }) => path)).not.toContain("spelling.list"));
  });

  it("searches no profiles where the upstream has none", async () => {
    const { calls } = show("/search?query=quill", nothing, []);
    expect(await screen.findByText("Nothing has “quill”.")).toBeTruthy();
    expect(calls.map(({ path }) => path)).not.toContain("profile.list");
    expect(screen.queryByRole("link", { name: "Directory" })).toBeNull();
  });

  it("says that it searches, and that one list failed beside what the others have", async () => {
    const first = show("/search?query=quill", {
      "event.list": never,
      "profile.list": never,
      "blog.list": never,
    });
    expect(await screen.findByText("Searching...")).toBeTruthy();
    first.unmount();
    let isDown = true;
    const { user, report } = show("/search?query=quill", {
      ...found,
      "profile.list": () => {
        if (isDown) throw failure("upstream");
        return profilePage([profileSummary(3)]);
      },
    });
    expect(await group("Stories")).toBeTruthy();
    expect(report.status).toBe(502);
    isDown = false;
    await user.click(within(await group("People")).getByRole("button", { name: "Retry" }));
    expect(await within(await group("People")).findByRole("article")).toBeTruthy();
  });
});
