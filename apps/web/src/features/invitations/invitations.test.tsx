import type { InvitationSettings } from "@callboard/contracts/call-invitation";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { signIn } from "../../test/claims.ts";
import { eventSummary } from "../../test/events.ts";
import { type Answers, failure, never } from "../../test/fake-gateway.ts";
import { onePage, receivedOf } from "../../test/invitations.ts";
import { renderAt } from "../../test/render-at.tsx";
import { InvitationsScreen } from "./invitations-screen.tsx";

beforeEach(signIn);

function show(answers: Answers = {}, start: InvitationSettings = { refuses_all: false, refused: [] }) {
  let settings = start;
  let invitations = [receivedOf(3, "Lear", { message: "Read for us?" }), receivedOf(2, "Fools")];
  return renderAt("/account/invitations", <InvitationsScreen />, {
    answers: {
      "callInvitation.received": () => ({ invitations, pagination: onePage }),
      "callInvitation.decline": ({ id }: { id: number }) => {
        invitations = invitations.map((each) => (each.id === id ? { ...each, state: "declined" } : each));
        return { message: "Declined" };
      },
      "callInvitation.settings": () => settings,
      "callInvitation.refuse": ({ is_refused, poster_id }: { is_refused: boolean; poster_id?: number }) => {
        settings =
          poster_id === undefined
            ? { ...settings, refuses_all: is_refused }
            : { ...settings, refused: settings.refused.filter(({ id }) => id !== poster_id) };
        return settings;
      },
      ...answers,
    },
  });
}

const item = (name: string) =>
  screen.getAllByRole("article").find((each) => within(each).queryByRole("heading", { name })) as HTMLElement;

describe("the invitations of somebody", () => {
  it("lead to the calls, with who invites and their words", async () => {
    show();
    const link = await screen.findByRole("link", { name: "Lear" });
    expect(link.getAttribute("href")).toBe("/event/103");
    expect(within(item("Lear")).getByText("Read for us?")).toBeTruthy();
    expect(within(item("Lear")).getByText(/^Lantern Casting invites you\./)).toBeTruthy();
    expect(within(item("Lear")).getByText("New")).toBeTruthy();
  });

  it("are declined alone, or with all further ones, and the heading takes the focus", async () => {
    const { user, calls } = show();
    await user.click(await screen.findByRole("button", { name: "Decline Lear" }));
    const alone = await screen.findByRole<HTMLInputElement>("radio", { name: "This invitation alone" });
    expect(alone.checked).toBe(true);
    await user.click(screen.getByRole("radio", { name: "And no more from Lantern Casting" }));
    await user.click(screen.getByRole("button", { name: "Decline invitation" }));
    await waitFor(() => expect(within(item("Lear")).queryByText("You declined")).toBeTruthy());
    expect(calls.find(({ path }) => path === "callInvitation.decline")?.input).toEqual({
      ...{ id: 3, refuse: "poster" },
    });
    expect(screen.queryByRole("button", { name: "Decline Lear" })).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(within(item("Lear")).getByRole("heading")));
    expect(screen.getByRole("button", { name: "Decline Fools" })).toBeTruthy();
  });

  it("say when a call takes no applications any more", async () => {
    const over = { apply_until: "2026-11-01T00:00:00.000Z" };
    const invitations = [
      receivedOf(1, "Past", { event: eventSummary(1, { title: "Past", ...over }) }),
      receivedOf(2, "Ended", { event: eventSummary(2, { title: "Ended", status: "cancelled" }) }),
    ];
    show({ "callInvitation.received": () => ({ invitations, pagination: onePage }) });
    await screen.findByRole("link", { name: "Past" });
    expect(within(item("Past")).getByText("Takes no applications any more")).toBeTruthy();
    expect(within(item("Ended")).getByText("Cancelled")).toBeTruthy();
  });

  it("are none, load, or have failed", async () => {
    const first = show({ "callInvitation.received": () => ({ invitations: [], pagination: onePage }) });
    expect(await screen.findByText("Nobody has invited you yet.")).toBeTruthy();
    first.unmount();
    const second = show({ "callInvitation.received": never });
    expect(await screen.findByText("Loading your invitations...")).toBeTruthy();
    second.unmount();
    show({
      "callInvitation.received": () => {
        throw failure("upstream");
      },
    });
    expect(await screen.findByRole("button", { name: "Retry" })).toBeTruthy();
  });
});

describe("who may invite somebody", () => {
  it("is nobody any more at one press, and everybody again at the next", async () => {
    const { user, calls } = show();
    await user.click(await screen.findByRole("button", { name: "Take no more invitations" }));
    expect(await screen.findByText(/You take no invitations\./)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Who may invite you" }));
    await user.click(screen.getByRole("button", { name: "Take invitations again" }));
    expect(await screen.findByText(/Anybody who has an open call\./)).toBeTruthy();
    const sent = calls.filter(({ path }) => path === "callInvitation.refuse").map(({ input }) => input);
    expect(sent).toEqual([{ is_refused: true }, { is_refused: false }]);
  });

  it("leaves out some, of whom each is allowed again", async () => {
    const { user } = show({}, { refuses_all: false, refused: [{ id: 2, name: "Lantern Casting" }] });
    expect(await screen.findByText("None from Lantern Casting")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Take again from Lantern Casting" }));
    await waitFor(() => expect(screen.queryByText("None from Lantern Casting")).toBeNull());
  });
});
