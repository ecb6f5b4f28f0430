import type { ReceivedApplication } from "@callboard/contracts/application";
import { type Capability, capabilities } from "@callboard/contracts/capability";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { signIn } from "../../../../test/claims.ts";
import { type Answers, failure } from "../../../../test/fake-gateway.ts";
import { renderAt } from "../../../../test/render-at.tsx";
import { ReceivedApplications } from "./received-applications.tsx";

function received(id: number, change: Partial<ReceivedApplication> = {}): ReceivedApplication {
  return {
    id,
    event_id: 7,
    role: null,
    shared: [],
    note: `Note ${id}`,
    reel_url: null,
    state: "sent",
    created_at: "2026-11-20T08:00:00.000Z",
    applicant: { name: `Artist ${id}`, email: `artist-${id}@example.com` },
    profile: null,
    ...{ version: 1, is_turned_down: false, rating: 0, labels: [] },
    ...change,
  };
}

const page = (applications: ReceivedApplication[], cursor: string | null = null) => ({
  applications,
  pagination: { page: 1, limit: 20, hasNextPage: cursor !== null, nextCursor: cursor },
});

const reviewing: Answers = {
  "application.review": ({ id, state }: { id: number; state: ReceivedApplication["state"] }) =>
    received(id, { state }),
};

function show(answers: Answers, offered: readonly Capability[] = capabilities) {
  const shown = renderAt("/event/7", <ReceivedApplications eventId={7} />, {
    answers: { ...reviewing, ...answers },
    offered,
  });
  const reviews = () =>
    shown.calls.filter(({ path }) => path === "application.review").map(({ input }) => input);
  return { ...shown, reviews };
}

beforeEach(signIn);

describe("the applications for an event", () => {
  it("are counted and collapsed, each with its name, date and state", async () => {
    show({ "application.received": () => page([received(2), received(1, { state: "declined" })]) });
    expect(await screen.findByText("2 applications")).toBeTruthy();
    const [first, second] = screen.getAllByRole("button", { expanded: false });
    expect(first?.textContent).toBe("Artist 2 20 Nov 2026 Sent");
    expect(second?.textContent).toBe("Artist 1 20 Nov 2026 Declined");
    expect(screen.getByText("Note 2").closest("[hidden]")).toBeTruthy();
  });

  it("are marked as viewed when first opened, and show all that came with them", async () => {
    const one = received(2, {
      reel_url: "https://example.com/reel",
      profile: {
        id: 9,
        kind: "artist",
        name: "Artist 2",
        profession: "Actor",
        present_city: "Pune",
        photo: null,
      },
    });
    const { user, reviews } = show({
      "application.received": () => page([one]),
      "application.review": () => ({ ...one, state: "viewed" }),
    });
    const toggle = await screen.findByRole("button", { name: /^Artist 2/ });
    await user.click(toggle);
    expect(await screen.findByText("Viewed")).toBeTruthy();
    expect(screen.getByText("Note 2").closest("[hidden]")).toBeNull();
    expect(screen.getByRole("link", { name: /example.com\/reel/ }).getAttribute("rel")).toContain("noopener");
    expect(screen.getByRole("link", { name: "Artist 2" }).getAttribute("href")).toBe("/profiles/artist/9");
    expect(screen.getByRole("link", { name: "Write to Artist 2" }).getAttribute("href")).toBe(
      "/account/messages/2",
    );
    await user.click(toggle);
    await user.click(toggle);
    expect(reviews()).toEqual([{ id: 2, state: "viewed" }]);
  });

  it("show an address to write to where there are no conversations", async () => {
    const { user } = show({ "application.received": () => page([received(2)]) }, ["applications"]);
    await user.click(await screen.findByRole("button", { name: /^Artist 2/ }));
    expect(screen.getByRole("link", { name: "artist-2@example.com" }).getAttribute("href")).toBe(
      "mailto:artist-2@example.com",
    );
  });

  it("are shortlisted and declined once", async () => {
    const { user, reviews } = show({
      "application.received": () => page([received(2, { state: "viewed" })]),
    });
    await user.click(await screen.findByRole("button", { name: /^Artist 2/ }));
    const shortlist = screen.getByRole("button", { name: "Shortlist Artist 2" });
    await user.click(shortlist);
    expect(await screen.findByText("Shortlisted")).toBeTruthy();
    expect(shortlist.getAttribute("aria-pressed")).toBe("true");
    await user.click(shortlist);
    await user.click(screen.getByRole("button", { name: "Decline Artist 2" }));
    expect(await screen.findByText("Declined")).toBeTruthy();
    expect(reviews()).toEqual([
      { id: 2, state: "shortlisted" },
      { id: 2, state: "declined" },
    ]);
  });

  it("stay unchanged when a decision fails, with a toast", async () => {
    const { user, toasts } = show({
      "application.received": () => page([received(2, { state: "viewed" })]),
      "application.review": () => {
        throw failure("upstream");
      },
    });
    await user.click(await screen.findByRole("button", { name: /^Artist 2/ }));
    await user.click(screen.getByRole("button", { name: "Decline Artist 2" }));
    expect(toasts).toEqual(["The application could not be updated"]);
    expect(screen.getByText("Viewed")).toBeTruthy();
  });

  it("load more", async () => {
    const { user } = show({
      "application.received": ({ cursor }: { cursor?: string }) =>
        cursor ? page([received(1)]) : page([received(2)], "older"),
    });
    expect(await screen.findByText("1 of the applications are shown.")).toBeTruthy();
    await user.click(screen.getByRole("link", { name: "Load More" }));
    expect(await screen.findByText("2 applications")).toBeTruthy();
    await waitFor(() => expect(screen.getByTestId("address").textContent).toBe("/event/7?applications=2"));
    expect(document.activeElement?.textContent).toContain("Artist 1");
    expect(within(screen.getByRole("list")).getAllByRole("heading")).toHaveLength(2);
  });

  it("offer Retry when they cannot be loaded", async () => {
    let isDown = true;
    const { user } = show({
      "application.received": () => {
        if (isDown) throw failure("upstream");
        return page([received(2)]);
      },
    });
    expect(await screen.findByText("The applications could not be loaded")).toBeTruthy();
    isDown = false;
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByText("1 application")).toBeTruthy();
  });
});
