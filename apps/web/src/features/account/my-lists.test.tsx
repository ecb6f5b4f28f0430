import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { notify } from "#shared/lib/failure/notify.ts";
import { signIn } from "../../test/claims.ts";
import { type Answers, failure, never } from "../../test/fake-gateway.ts";
import {
  myApplication,
  myApplicationPage,
  myContribution,
  myContributionPage,
  myEvent,
  myEventPage,
  nothingPosted,
} from "../../test/my-lists.ts";
import { renderAt } from "../../test/render-at.tsx";
import { MyApplications } from "./applications/my-applications.tsx";
import { MyAuditions } from "./auditions/my-auditions.tsx";
import { MyContributions } from "./contributions/my-contributions.tsx";

const lists = (
  <>
    <MyAuditions />
    <MyApplications />
    <MyContributions />
  </>
);

const show = (answers: Answers = {}, address = "/account") =>
  renderAt(address, lists, { answers: { ...nothingPosted, ...answers } });
const section = (name: string) => within(screen.getByRole("region", { name }));
const hrefOf = (link: HTMLElement) => link.getAttribute("href");

beforeEach(signIn);

it("says which of one's postings not everybody sees, and why", async () => {
  const events = [
    myEvent(1, { visibility: "waiting" }),
    myEvent(2, { visibility: "removed", visibility_reason: "Asks for a fee" }),
    myEvent(3, { visibility: "public" }),
  ];
  show({ "event.mine": () => myEventPage(events) });
  expect(await section("My auditions").findByText("Waiting for a moderator")).toBeDefined();
  expect(section("My auditions").getByText("Removed")).toBeDefined();
  expect(section("My auditions").getByText("Reason: Asks for a fee")).toBeDefined();
});

describe("each of the account's lists", () => {
  it.each([
    ["My auditions", "You have not posted anything yet.", "Post an audition", "/create-event"],
    ["My applications", "You have not applied for anything yet.", "Find auditions", "/events"],
    ["My contributions", "You have not pledged to a campaign yet.", "See the campaigns", "/crowdfunding"],
  ])("has an empty state with a link: %s", async (name, text, action, to) => {
    show();
    expect(await section(name).findByText(text)).toBeDefined();
    expect(hrefOf(section(name).getByRole("link", { name: action }))).toBe(to);
  });

  it.each([
    ["My auditions", "event.mine", "Loading your auditions..."],
    ["My applications", "application.mine", "Loading your applications..."],
    ["My contributions", "contribution.mine", "Loading your contributions..."],
  ])("shows a loading state: %s", (name, path, text) => {
    show({ [path]: never });
    expect(section(name).getByRole("status").textContent).toBe(text);
  });

  it.each([
    ["My auditions", "event.mine", "Your auditions could not be loaded"],
    ["My applications", "application.mine", "Your applications could not be loaded"],
    ["My contributions", "contribution.mine", "Your contributions could not be loaded"],
  ])("offers Retry after a failure: %s", async (name, path, text) => {
    let isDown = true;
    const { user } = show({
      [path]: () => {
        if (isDown) throw failure("upstream");
        return nothingPosted[path]?.({} as never);
      },
    });
    expect((await section(name).findByRole("alert")).textContent).toContain(text);
    isDown = false;
    await user.click(section(name).getByRole("button", { name: "Retry" }));
    expect(await section(name).findByText(/^You have not/)).toBeDefined();
  });

  it.each([
    ["My auditions", "event.mine", "auditions", "Event 2", "Event 1"],
    ["My applications", "application.mine", "applications", "Event 2", "Event 1"],
    ["My contributions", "contribution.mine", "contributions", "Campaign 2", "Campaign 1"],
  ])("loads more without changing the other lists' pages: %s", async (name, path, param, first, second) => {
    const pageOf: Record<string, (id: number, cursor: string | null) => unknown> = {
      "event.mine": (id, cursor) => myEventPage([myEvent(id)], cursor),
      "application.mine": (id, cursor) => myApplicationPage([myApplication(id)], cursor),
      "contribution.mine": (id, cursor) => myContributionPage([myContribution(id)], cursor),
    };
    const answer = ({ cursor }: { cursor?: string }) =>
      cursor ? pageOf[path]?.(1, null) : pageOf[path]?.(2, "next");
    const { user } = show({ [path]: answer }, "/account?page=3");
    await section(name).findByRole("link", { name: first });
    await user.click(section(name).getByRole("link", { name: "Load More" }));
    const link = await section(name).findByRole("link", { name: second });
    await waitFor(() => expect(document.activeElement).toBe(link));
    expect(section(name).getByRole("link", { name: first })).toBeDefined();
    const address = `/account?page=3&${param}=2`;
    await waitFor(() => expect(screen.getByTestId("address").textContent).toBe(address));
  });
});

describe("My auditions", () => {
  it("shows for each whether it is past, and its applications or pledges", async () => {
    show({
      "event.mine": () =>
        myEventPage([
          myEvent(3, { application_count: 3, unopened_count: 2 }),
          myEvent(2, { starts_at: "2026-01-01T10:00:00.000Z", application_count: 1 }),
          myEvent(1, { kind: "crowdfunding", price: 500, raised_so_far: 120.5, supporters: 1 }),
        ]),
    });
    const [first, second, third] = await section("My auditions").findAllByRole("listitem");
    expect(first?.textContent).toBe(
      "Audition or event, upcomingEvent 312 Dec 2026, Pune3 applications for Event 32 unread",
    );
    expect(second?.textContent).toBe(
      "Audition or event, pastEvent 212 Dec 2026, Pune1 application for Event 2",
    );
    expect(third?.textContent).toBe(
      "Campaign, upcomingEvent 112 Dec 2026, Pune€120.50 of €500 from 1 supporter",
    );
    const links = section("My auditions").getAllByRole("link").map(hrefOf);
    expect(links).toEqual([
      "/event/3",
      "/account/calls/3",
      "/event/2",
      "/account/calls/2",
      "/Crowdfunding/1",
    ]);
  });
});

describe("My applications", () => {
  it("shows the state of each, and offers to withdraw only where that is possible", async () => {
    const states = ["sent", "viewed", "shortlisted", "declined"] as const;
    show({
      "application.mine": () =>
        myApplicationPage(
          states.map((state, id) => myApplication(id, { state, can: { withdraw: state === "sent" } })),
        ),
    });
    const items = await section("My applications").findAllByRole("listitem");
    expect(
      items.map((item) => within(item).getByText(/^(Sent|Viewed|Shortlisted|Declined)$/).textContent),
    ).toEqual(["Sent", "Viewed", "Shortlisted", "Declined"]);
    expect(section("My applications").getAllByRole("button")).toHaveLength(1);
  });

  it("withdraws one after confirmation; the focus moves to the heading", async () => {
    const said = vi.spyOn(notify, "success").mockImplementation(() => {});
    const left = [myApplication(2), myApplication(1)];
    const { user, calls } = show({
      "application.mine": () => myApplicationPage([...left]),
      "application.withdraw": () => {
        left.shift();
        return { message: "Application withdrawn" };
      },
    });
    await user.click(await screen.findByRole("button", { name: "Withdraw the application for Event 2" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Withdraw this application?" }));
    expect(calls.some(({ path }) => path === "application.withdraw")).toBe(false);
    await user.click(dialog.getByRole("button", { name: "Withdraw" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.queryByRole("link", { name: "Event 2" })).toBeNull();
    expect(calls.find(({ path }) => path === "application.withdraw")?.input).toEqual({ id: 2 });
    expect(said).toHaveBeenCalledExactlyOnceWith("Application withdrawn");
    await new Promise((resolve) => setTimeout(resolve));
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "My applications" }));
  });

  it("shows the new state when withdrawing came too late", async () => {
    let state: "sent" | "viewed" = "sent";
    const { user, toasts } = show({
      "application.mine": () =>
        myApplicationPage([myApplication(2, { state, can: { withdraw: state === "sent" } })]),
      "application.withdraw": () => {
        state = "viewed";
        throw failure("rejected", "The application has been opened already");
      },
    });
    await user.click(await screen.findByRole("button", { name: /^Withdraw/ }));
    await user.click(await screen.findByRole("button", { name: "Withdraw" }));
    await waitFor(() => expect(toasts).toEqual(["The application has been opened already"]));
    expect(await screen.findByText("Viewed")).toBeDefined();
  });
});

describe("My contributions", () => {
  it("shows amount, day, campaign and name of each, and when one was taken back", async () => {
    show({
      "contribution.mine": () =>
        myContributionPage([
          myContribution(3, { message: "Break a leg" }),
          myContribution(2, { public_name: null }),
          myContribution(1, { reversed_at: "2026-11-21T08:00:00.000Z", can: { reverse: false } }),
        ]),
    });
    const items = await section("My contributions").findAllByRole("listitem");
    const texts = items.map((item) => item.textContent);
    expect(texts[0]).toContain("20 Nov 2026, to Campaign 3€25.50As MeherBreak a leg");
    expect(texts[1]).toContain("As an anonymous supporter");
    expect(texts[2]).toContain("Taken back on 21 Nov 2026");
    expect(hrefOf(screen.getByRole("link", { name: "Campaign 3" }))).toBe("/Crowdfunding/3");
    expect(section("My contributions").getAllByRole("button")).toHaveLength(2);
  });

  it("reverses a pledge after confirmation; the focus moves to the heading", async () => {
    const said = vi.spyOn(notify, "success").mockImplementation(() => {});
    let reversed_at: string | null = null;
    const { user, calls } = show({
      "contribution.mine": () =>
        myContributionPage([myContribution(2, { reversed_at, can: { reverse: !reversed_at } })]),
      "contribution.reverse": () => {
        reversed_at = "2026-11-21T09:00:00.000Z";
        return { line: {}, raised_so_far: 0, supporters: 0 };
      },
    });
    await user.click(
      await screen.findByRole("button", { name: "Take back the pledge of €25.50 to Campaign 2" }),
    );
    const dialog = within(await screen.findByRole("dialog", { name: "Take this pledge back?" }));
    await user.click(dialog.getByRole("button", { name: "Take back" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(await screen.findByText("Taken back on 21 Nov 2026")).toBeDefined();
    expect(calls.find(({ path }) => path === "contribution.reverse")?.input).toEqual({ id: 2 });
    expect(said).toHaveBeenCalledExactlyOnceWith("Pledge taken back");
    // The dialog restores the focus a moment after it closes, and must not take it from the heading.
    await new Promise((resolve) => setTimeout(resolve));
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "My contributions" }));
  });
});
