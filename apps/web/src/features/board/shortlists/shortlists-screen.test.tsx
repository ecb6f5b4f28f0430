import type { Shortlist } from "@callboard/contracts/shortlist";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { signIn } from "../../../test/claims.ts";
import { type Answers, failure } from "../../../test/fake-gateway.ts";
import { received } from "../../../test/received.ts";
import { renderAt } from "../../../test/render-at.tsx";
import { ShareDialog } from "./share-dialog.tsx";
import { ShortlistsScreen } from "./shortlists-screen.tsx";

const created_at = "2026-11-20T10:00:00.000Z";
const shortlist = (fields: Partial<Shortlist> = {}): Shortlist => ({
  ...{ id: 4, event_id: 7, name: "Producers", status: "open", created_at },
  ...{ expires_at: "2026-12-04T10:00:00.000Z", created_by_name: "Mina" },
  counts: { applications: 1, visitors: 1, marks: 1, comments: 1 },
  ...fields,
});
const feedback = [{ visitor: "Meera", mark: "yes", comments: [{ id: 5, body: "Warm", created_at }] }];
const details = {
  ...{ shortlist: shortlist(), can: { share: true } },
  applications: [{ id: 1, name: "Asha", role: null, allows_sharing: false, feedback }],
  acts: [{ at: created_at, act: "made", count: 1, by_name: "Mina" }],
};
const listOf = (share: boolean, ...shortlists: Shortlist[]) => ({ shortlists, can: { share } });
const show = (answers: Answers) =>
  renderAt("/account/calls/7/shortlists", <ShortlistsScreen id={7} />, {
    answers: { "shortlist.get": () => details, ...answers },
  });

beforeEach(() => signIn());

describe("the shortlists of a call", () => {
  it("say how their links stand and who shared them", async () => {
    show({
      "shortlist.list": () =>
        listOf(
          true,
          shortlist(),
          shortlist({ id: 3, name: "Old", status: "expired" }),
          shortlist({ id: 2, name: "Ended", status: "revoked", created_by_name: null }),
        ),
    });
    expect(await screen.findByText("The link is good until 04 Dec 2026.")).toBeTruthy();
    expect(screen.getByText("The link was good until 04 Dec 2026.")).toBeTruthy();
    expect(screen.getByText("The link was ended.")).toBeTruthy();
    expect(screen.getAllByText(/1 person, 1 mark, 1 comment\. Shared 20 Nov 2026 by Mina\./)).toHaveLength(2);
    expect(screen.queryByRole("button", { name: "End the link of Ended" })).toBeNull();
    expect(screen.getByRole("button", { name: "Make a new link of Ended" })).toBeTruthy();
  });

  it("show marks, comments and who did what; somebody is taken off, a comment removed", async () => {
    const { user, calls } = show({
      "shortlist.list": () => listOf(true, shortlist()),
      "shortlist.changeApplications": () => shortlist(),
      "shortlist.removeComment": () => ({ message: "Comment removed" }),
    });
    await user.click(await screen.findByRole("button", { name: /^Show marks and comments/ }));
    expect(await screen.findByText("Meera")).toBeTruthy();
    expect(screen.getByText("Only name and public profile are shown.")).toBeTruthy();
    expect(screen.getByText(/Shared with 1 person on it, by Mina/)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Take off Asha" }));
    await user.click(screen.getByRole("button", { name: "Remove this comment of Meera" }));
    await waitFor(() =>
      expect(calls.map(({ path }) => path)).toEqual(
        expect.arrayContaining(["shortlist.changeApplications", "shortlist.removeComment"]),
      ),
    );
  });

  it("are looked at by reviewers, who change nothing", async () => {
    const { user } = show({
      "shortlist.list": () => listOf(false, shortlist()),
      "shortlist.get": () => ({ ...details, can: { share: false } }),
    });
    await user.click(await screen.findByRole("button", { name: /^Show marks and comments/ }));
    await screen.findByText("Meera");
    expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      "Hide marks and comments of Producers",
    ]);
  });

  it("show a new link once", async () => {
    const { user } = show({
      "shortlist.list": () => listOf(true, shortlist()),
      "shortlist.renewLink": () => ({ shortlist: shortlist(), token: "the-token" }),
    });
    await user.click(await screen.findByRole("button", { name: "Make a new link of Producers" }));
    const dialog = within(await screen.findByRole("dialog", { name: "The new link" }));
    expect(dialog.getByLabelText<HTMLInputElement>("Link").value).toMatch(/\/shortlist\/shared#the-token$/);
    await user.click(dialog.getByRole("button", { name: "Copy the link" }));
    expect(await navigator.clipboard.readText()).toMatch(/#the-token$/);
    await user.click(dialog.getByRole("button", { name: "Done" }));
    expect(screen.queryByText("The new link")).toBeNull();
  });

  it.each(["forbidden", "not_found"] as const)("are for the poster's side alone: %s", async (code) => {
    show({
      "shortlist.list": () => {
        throw failure(code);
      },
    });
    expect(await screen.findByText("These shortlists are for those who posted the call.")).toBeTruthy();
  });
});

describe("sharing", () => {
  const rows = [received(1, { allows_sharing: true }), received(2)];

  it("makes a link for those who are ticked, and says how many allow all to be shown", async () => {
    const closed: boolean[] = [];
    const { user, calls } = renderAt(
      "/account/calls/7",
      <ShareDialog eventId={7} rows={rows} isOpen onClose={(isShared) => closed.push(isShared)} />,
      { answers: { "shortlist.create": () => ({ shortlist: shortlist(), token: "the-token" }) } },
    );
    expect(await screen.findByRole("dialog", { name: "Share 2 people" })).toBeTruthy();
    expect(screen.getByText(/allow it: 1 of 2/)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Make a link" }));
    expect(await screen.findByText("Give the shortlist a name")).toBeTruthy();
    await user.type(screen.getByLabelText("Name of the shortlist"), "Producers");
    await user.selectOptions(screen.getByLabelText("The link is good for"), "7 days");
    await user.click(screen.getByRole("button", { name: "Make a link" }));
    expect(await screen.findByLabelText("Link")).toBeTruthy();
    expect(calls.find(({ path }) => path === "shortlist.create")?.input).toEqual({
      ...{ event_id: 7, name: "Producers", days: 7, application_ids: [1, 2] },
    });
    await user.click(screen.getByRole("button", { name: "Done" }));
    expect(closed).toEqual([true]);
  });

  it("is for as many as fit", async () => {
    const many = Array.from({ length: 101 }, (_, index) => received(index + 1));
    renderAt("/account/calls/7", <ShareDialog eventId={7} rows={many} isOpen onClose={() => {}} />);
    expect(await screen.findByText(/Tick fewer of them/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Make a link" })).toBeNull();
  });
});
