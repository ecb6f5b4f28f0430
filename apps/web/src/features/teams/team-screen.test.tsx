import type { Teams } from "@callboard/contracts/team";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { notify } from "#shared/lib/failure/notify.ts";
import { signIn } from "../../test/claims.ts";
import { type Answers, failure, refusedFields } from "../../test/fake-gateway.ts";
import { renderAt } from "../../test/render-at.tsx";
import { invitation, otherTeam, ownTeam } from "../../test/teams.ts";
import { TeamScreen } from "./team-screen.tsx";

const said = (message: string) => () => ({ message });

const show = (teams: Partial<Teams> = {}, answers: Answers = {}, address = "/account/team") =>
  renderAt(address, <TeamScreen />, {
    route: "/account/team",
    answers: { "team.mine": () => ({ teams: [], invited: [], ...teams }), ...answers },
  });
const inputsOf = ({ calls }: ReturnType<typeof show>, path: string) =>
  calls.filter((call) => call.path === path).map(({ input }) => input);
const row = async (name: string) => {
  const item = (await screen.findByText(name, { selector: "p" })).closest("li");
  if (!item) throw new Error(`${name} is in no list`);
  return within(item);
};
const dialog = async (name: string) => within(await screen.findByRole("dialog", { name }));

beforeEach(() => {
  sessionStorage.clear();
  signIn();
  vi.spyOn(notify, "success").mockImplementation(() => {});
});
afterEach(() => localStorage.clear());

describe("the team of one's own agency", () => {
  it("shows who is in it, since when, and who is invited", async () => {
    show({ teams: [ownTeam()] });
    expect((await row("Asha Rao")).getByText("Member, joined 02 Nov 2026")).toBeTruthy();
    expect((await row("Kabir Shah")).getByText("Reviewer, joined 02 Nov 2026")).toBeTruthy();
    expect((await row("mina@example.com")).getByText("As a member, good until 28 Nov 2026")).toBeTruthy();
    const people = within(screen.getByRole("list", { name: "Team of Meher Contractor" }));
    expect(people.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      ...["Make reviewer (Asha Rao)", "Remove Asha Rao", "Make member (Kabir Shah)", "Remove Kabir Shah"],
    ]);
    expect(screen.queryByRole("button", { name: /^Leave/ })).toBeNull();
  });

  it("takes an invitation with a role, and says at its field what is wrong with it", async () => {
    let isKnown = true;
    const shown = show(
      { teams: [ownTeam()] },
      {
        "team.invite": () => {
          if (isKnown) throw refusedFields({ identifier: "They are in your team already" });
          return { ...ownTeam().invitations[0], identifier: "leela@example.com" };
        },
      },
    );
    await shown.user.click(await screen.findByRole("button", { name: "Invite somebody" }));
    const form = await dialog("Invite somebody");
    const whom = form.getByLabelText("E-mail address or username");
    for (const wrong of ["nobody at nowhere", "leela@example"]) {
      await shown.user.clear(whom);
      await shown.user.type(whom, wrong);
      await shown.user.click(form.getByRole("button", { name: "Send invitation" }));
      expect(await form.findByText("Type a username or an e-mail address")).toBeTruthy();
    }
    expect(inputsOf(shown, "team.invite")).toEqual([]);
    await shown.user.clear(whom);
    await shown.user.type(whom, "leela@example.com");
    await shown.user.click(form.getByRole("radio", { name: "Reviewer" }));
    await shown.user.click(form.getByRole("button", { name: "Send invitation" }));
    expect(await form.findByText("They are in your team already")).toBeTruthy();
    isKnown = false;
    await shown.user.click(form.getByRole("button", { name: "Send invitation" }));
    await waitFor(() => expect(notify.success).toHaveBeenCalledWith("leela@example.com is invited."));
    expect(inputsOf(shown, "team.invite")[1]).toEqual({ identifier: "leela@example.com", role: "reviewer" });
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("sends an invitation again, takes it back, and changes a role", async () => {
    const shown = show(
      { teams: [ownTeam()] },
      {
        "team.invite": () => ownTeam().invitations[0],
        "team.revoke": said("Invitation taken back"),
        "team.changeRole": said("Role changed"),
      },
    );
    const invited = await row("mina@example.com");
    await shown.user.click(invited.getByRole("button", { name: /^Send again/ }));
    await shown.user.click(invited.getByRole("button", { name: /^Take back/ }));
    await shown.user.click((await row("Kabir Shah")).getByRole("button", { name: /^Make member/ }));
    await waitFor(() => expect(inputsOf(shown, "team.changeRole")).toEqual([{ user_id: 7, role: "member" }]));
    expect(inputsOf(shown, "team.invite")).toEqual([{ identifier: "mina@example.com", role: "member" }]);
    expect(inputsOf(shown, "team.revoke")).toEqual([{ id: 3 }]);
  });

  it("asks before somebody is removed", async () => {
    const shown = show({ teams: [ownTeam()] }, { "team.removeMember": said("Removed from the team") });
    await shown.user.click((await row("Asha Rao")).getByRole("button", { name: /^Remove/ }));
    const asked = await dialog("Remove Asha Rao from the team?");
    expect(inputsOf(shown, "team.removeMember")).toEqual([]);
    await shown.user.click(asked.getByRole("button", { name: "Remove" }));
    await waitFor(() => expect(inputsOf(shown, "team.removeMember")).toEqual([{ id: 6 }]));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });
});

describe("a team that one is in", () => {
  it("is left after a question, and changed by its owner alone", async () => {
    const shown = show({ teams: [otherTeam("reviewer")] }, { "team.leave": said("You have left the team") });
    await shown.user.click(await screen.findByRole("button", { name: "Leave the team of Lantern Casting" }));
    await shown.user.click(
      (await dialog("Leave the team of Lantern Casting?")).getByRole("button", { name: "Leave" }),
    );
    await waitFor(() => expect(inputsOf(shown, "team.leave")).toEqual([{ id: 20 }]));
    expect(screen.queryByRole("button", { name: /^(Invite|Make|Remove)/ })).toBeNull();
  });

  it("is none at first, and the failure of its list has Retry", async () => {
    const first = show();
    expect(await screen.findByText("You are in no team.")).toBeTruthy();
    first.unmount();
    let isDown = true;
    const { user } = show(
      {},
      {
        "team.mine": () => {
          if (isDown) throw failure("upstream");
          return { teams: [otherTeam("member")], invited: [] };
        },
      },
    );
    expect(await screen.findByText("Your team could not be loaded")).toBeTruthy();
    isDown = false;
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByRole("heading", { name: "Lantern Casting" })).toBeTruthy();
  });
});

describe("an invitation", () => {
  const mailed = "/account/team#a-token%2F1";

  it("by username is accepted where it stands", async () => {
    const shown = show({ invited: [invitation] }, { "team.answer": said("You are in the team") });
    await screen.findByRole("heading", { name: "Lantern Casting invites you to its team as a reviewer" });
    await shown.user.click(screen.getByRole("button", { name: /^Accept/ }));
    await waitFor(() => expect(inputsOf(shown, "team.answer")).toEqual([{ id: 9, answer: "accepted" }]));
  });

  it("by mail is read by its token, which leaves the address, and is declined", async () => {
    const shown = show(
      {},
      { "team.invitation": () => invitation, "team.answer": said("Invitation declined") },
      mailed,
    );
    await shown.user.click(await screen.findByRole("button", { name: /^Decline/ }));
    expect(inputsOf(shown, "team.invitation")).toEqual([{ token: "a-token/1" }]);
    expect(inputsOf(shown, "team.answer")).toEqual([{ token: "a-token/1", answer: "declined" }]);
    expect(screen.getByTestId("address").textContent).toBe("/account/team");
    expect(await screen.findByText("You are in no team.")).toBeTruthy();
    expect(sessionStorage.length).toBe(0);
  });

  it("says why it cannot be accepted, and stays", async () => {
    const { user } = show(
      {},
      {
        "team.invitation": () => invitation,
        "team.answer": () => {
          throw failure("validation", "This is your own team: pass the link on");
        },
      },
      mailed,
    );
    await user.click(await screen.findByRole("button", { name: /^Accept/ }));
    expect(await screen.findByText("This is your own team: pass the link on")).toBeTruthy();
    expect(screen.getByRole("button", { name: /^Accept/ })).toBeTruthy();
  });

  it("that is over says so, and is dismissed", async () => {
    const { user } = show(
      {},
      {
        "team.invitation": () => {
          throw failure("validation", "This invitation is answered, taken back or too old: ask for another");
        },
      },
      mailed,
    );
    await screen.findByRole("heading", { name: "This invitation is over" });
    await user.click(screen.getByRole("button", { name: "Dismiss" }));
    expect(screen.queryByRole("heading", { name: "This invitation is over" })).toBeNull();
    expect(sessionStorage.length).toBe(0);
  });

  it("waits in the tab while its reader signs in or up, by addresses without the token", async () => {
    localStorage.clear();
    show({}, {}, mailed);
    await screen.findByRole("heading", { name: "You are invited to a team" });
    const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(links).toEqual(["/login?next=%2Faccount%2Fteam", "/register?next=%2Faccount%2Fteam"]);
    expect(sessionStorage.getItem("team-invitation")).toBe("a-token/1");
  });

  it("is no reason to show the page to somebody who has none and is not signed in", async () => {
    localStorage.clear();
    show();
    await waitFor(() =>
      expect(screen.getByTestId("address").textContent).toBe("/login?next=%2Faccount%2Fteam"),
    );
  });
});

describe("one's own name on the agency's page", () => {
  it("stands there with one's leave alone", async () => {
    const shown = show({ teams: [otherTeam("member")] }, { "team.show": said("You are named there") });
    await shown.user.click(await screen.findByRole("button", { name: "Name me on the agency’s page" }));
    await waitFor(() => expect(inputsOf(shown, "team.show")).toEqual([{ team_id: 20, is_shown: true }]));
    expect(notify.success).toHaveBeenCalledWith("You are named there");
  });

  it("is taken off it again", async () => {
    const team = otherTeam("reviewer");
    const members = team.members.map((member) => ({ ...member, is_shown: member.is_viewer }));
    const shown = show({ teams: [{ ...team, members }] }, { "team.show": said("Taken off") });
    expect(await screen.findByText(/named on the agency’s page/)).toBeTruthy();
    await shown.user.click(screen.getByRole("button", { name: "Take my name off the agency’s page" }));
    await waitFor(() => expect(inputsOf(shown, "team.show")).toEqual([{ team_id: 20, is_shown: false }]));
  });
});
