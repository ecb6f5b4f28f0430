import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { Toaster } from "#shared/ui/overlay/toaster.tsx";
import { signIn } from "../../test/claims.ts";
import { type Answers, failure, never } from "../../test/fake-gateway.ts";
import { callOf, onePage, sentOf } from "../../test/invitations.ts";
import { renderAt } from "../../test/render-at.tsx";
import { CallInvitationsScreen } from "./call-invitations-screen.tsx";
import { InviteButton } from "./invite-button.tsx";
import { InviteOnProfile } from "./invite-on-profile.tsx";
import { invitedWords } from "./invited-words.ts";

const meher = { id: 7, name: "Meher Contractor" };
const calls = [callOf(1, "Lear"), callOf(2, "Fools", { state: "declined" }), callOf(3, "Kings")];
const button = () => screen.findByRole("button", { name: "Invite to a call" });

describe("inviting somebody from their page", () => {
  function show(answers: Answers = {}, offered?: []) {
    return renderAt("/", <InviteOnProfile person={meher} />, {
      answers: { "callInvitation.calls": () => calls, ...answers },
      ...(offered && { offered }),
    });
  }

  it("sends the chosen call and the message", async () => {
    signIn();
    const { user, calls: sent } = show({
      "callInvitation.send": () => ({ invited: [7], skipped: [] }),
    });
    await user.click(await button());
    const call = await screen.findByLabelText<HTMLSelectElement>(/^Call/);
    expect([...call.options].map(({ text, disabled }) => [text, disabled])).toEqual([
      ["Lear, Pune, 24 Dec 2026", false],
      ["Fools, Pune, 24 Dec 2026 (declined)", true],
      ["Kings, Pune, 24 Dec 2026", false],
    ]);
    await user.selectOptions(call, "Kings, Pune, 24 Dec 2026");
    await user.type(screen.getByLabelText(/^Message/), " Read for us? ");
    await user.click(screen.getByRole("button", { name: "Send invitation" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(sent.find(({ path }) => path === "callInvitation.send")?.input).toEqual({
      ...{ event_id: 3, profile_ids: [7], message: "Read for us?" },
    });
    expect(sent.find(({ path }) => path === "callInvitation.calls")?.input).toEqual({ profile_id: 7 });
  });

  it("says in the dialog what goes wrong", async () => {
    signIn();
    const { user } = show({
      "callInvitation.send": () => {
        throw failure("too_many_requests", "You can invite 100 people a day");
      },
    });
    await user.click(await button());
    await user.click(await screen.findByRole("button", { name: "Send invitation" }));
    expect(await screen.findByText("You can invite 100 people a day")).toBeTruthy();
  });

  it("has nothing to send where they know of every call", async () => {
    signIn();
    const { user } = show({ "callInvitation.calls": () => [callOf(1, "Lear", { state: "applied" })] });
    await user.click(await button());
    expect(await screen.findByText(/They know of all your open calls/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Post a call" }).getAttribute("href")).toBe("/create-event");
  });

  it("is for those alone who have an open call", async () => {
    signIn();
    const first = show({ "callInvitation.calls": () => [] });
    await waitFor(() => expect(first.calls).toHaveLength(1));
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("is not there, and asks nothing, for visitors and where the upstream has no invitations", () => {
    const first = show();
    expect(screen.queryByRole("button")).toBeNull();
    expect(first.calls).toEqual([]);
    first.unmount();
    signIn();
    const second = show({}, []);
    expect(second.calls).toEqual([]);
  });
});

describe("inviting several", () => {
  beforeEach(signIn);
  const people = [meher, { id: 8, name: "Dev" }];

  it("says how many are invited, who is not and why, and where to see it", async () => {
    const { user, calls: sent } = renderAt(
      "/",
      <>
        <InviteButton people={people} className="" />
        <Toaster />
      </>,
      {
        answers: {
          "callInvitation.calls": () => calls,
          "callInvitation.send": () => ({ invited: [7], skipped: [{ profile_id: 8, reason: "applied" }] }),
        },
      },
    );
    await user.click(await button());
    await user.click(await screen.findByRole("button", { name: "Send 2 invitations" }));
    expect(await screen.findByText("Meher Contractor is invited. Dev has applied already.")).toBeTruthy();
    const link = await screen.findByRole("link", { name: "Who is invited" });
    expect(link.getAttribute("href")).toBe("/account/calls/1/invitations");
    expect(sent.find(({ path }) => path === "callInvitation.calls")?.input).toEqual({});
  });

  it("has words for each reason, and ends after three", () => {
    const skipped = (["invited", "gone", "own", "blocked"] as const).map((reason, index) => ({
      ...{ profile_id: index + 7, reason },
    }));
    expect(invitedWords({ invited: [], skipped }, people)).toBe(
      "Nobody was invited. Meher Contractor was invited before. Dev is not public any more. Somebody belongs to who posted the call. 1 more were not invited.",
    );
    expect(invitedWords({ invited: [7, 8], skipped: [] }, people)).toBe("2 people are invited.");
  });
});

describe("who is invited to a call", () => {
  beforeEach(signIn);
  const page = (invitations: ReturnType<typeof sentOf>[]) => ({
    ...{ event: { id: 1, title: "Lear" }, invitations, pagination: onePage },
  });
  const show = (answer: () => unknown) =>
    renderAt("/account/calls/1/invitations", <CallInvitationsScreen id={1} />, {
      answers: { "callInvitation.sent": answer },
    });

  it("is shown with what became of it, and nothing of who is not public", async () => {
    show(() =>
      page([
        sentOf(7, { message: "Come" }),
        sentOf(8, { state: "applied" }),
        sentOf(9, { state: "declined", profile: null, by_name: null }),
      ]),
    );
    expect(await screen.findByRole("heading", { level: 1, name: "Invited to Lear" })).toBeTruthy();
    const rows = screen.getAllByRole("article").map((row) => row.textContent);
    expect(rows).toEqual([
      "Person 7Invited20 Nov 2026, by AshaCome",
      "Person 8Applied20 Nov 2026, by Asha",
      "No longer publicDeclined20 Nov 2026",
    ]);
  });

  it("is nobody, loads, has failed, or is not the viewer's to see", async () => {
    const first = show(() => page([]));
    expect(await screen.findByText("Nobody is invited yet.")).toBeTruthy();
    first.unmount();
    const second = show(never);
    expect(await screen.findByText("Loading who is invited...")).toBeTruthy();
    second.unmount();
    const fail = (code: "upstream" | "forbidden" | "not_found") => () => {
      throw failure(code);
    };
    const third = show(fail("upstream"));
    expect(await screen.findByRole("button", { name: "Retry" })).toBeTruthy();
    third.unmount();
    const fourth = show(fail("forbidden"));
    expect(await screen.findByText(/shown to those who posted the call/)).toBeTruthy();
    fourth.unmount();
    show(fail("not_found"));
    expect(await screen.findByText(/does not exist/)).toBeTruthy();
  });
});
