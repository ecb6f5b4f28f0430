import type { ReceivedInvitation, Team, TeamMember, Teams } from "@callboard/contracts/team";
import { open } from "../journey.ts";
import { answerInstead, long, pretend } from "../screenshots/answers.ts";
import { call } from "../screenshots/screens/events.ts";
import type { Entry } from "./entry.ts";
import { at, dataStates, press, type Scenario, shows } from "./scenarios.ts";

const address = "/account/team";
const board = "/account/calls/142";
const mine = /^team\.mine$/;
const expires_at = "2026-12-04T10:00:00.000Z";

const person = (user_id: number): TeamMember => ({
  ...{ user_id, name: `Member ${user_id} of the company`, is_shown: false, is_viewer: false },
  ...{ role: user_id % 2 === 0 ? "member" : "reviewer", joined_at: "2026-11-02T10:00:00.000Z" },
});
const invited = (id: number) => ({
  ...{ id, identifier: `somebody.with.a.long.name.${id}@example.com`, expires_at },
  role: "member" as const,
});
const received: ReceivedInvitation = { id: 3, agency_name: "Lantern Casting", role: "reviewer", expires_at };

const full = ({ teams, ...rest }: Teams): Teams => ({
  ...rest,
  teams: teams.map((team) => ({
    ...team,
    members: [...team.members.slice(0, 1), ...Array.from({ length: 25 }, (_, index) => person(100 + index))],
    invitations: Array.from({ length: 6 }, (_, index) => invited(index + 1)),
  })),
});
const some = ({ teams, ...rest }: Teams): Teams => ({
  ...rest,
  teams: teams.map((team) => ({
    ...team,
    members: [...team.members.slice(0, 1), person(100)],
    invitations: [invited(1)],
  })),
});
const ofOther: Team = {
  ...{ id: 900, name: "Lantern Casting", role: "member", invitations: [] },
  members: [{ ...person(900), role: "owner", joined_at: null }, person(901)],
  can: { invite: false, manage: false, act: true, leave: true },
};

const changed = (change: (teams: Teams) => Teams, ...steps: Scenario[]): Scenario =>
  at("/help", (page) => answerInstead(page, mine, (data) => change(data as Teams)), at(address, ...steps));

/** A link of a mail, with what its invitation is. */
const mailed =
  (answer: ReceivedInvitation | null, ...steps: Scenario[]): Scenario =>
  async (page) => {
    // Else the page would stay, as only what is behind the # is another one.
    await open(page, "/help");
    if (answer) await pretend(page, "team.invitation", answer);
    await open(page, `${address}#a-token-of-no-invitation`);
    for (const step of steps) await step(page);
  };

/** The agency's call as somebody of its team sees it. */
const ofTeam = (path: string, role: "member" | "reviewer", ...steps: Scenario[]): Scenario =>
  at(
    "/help",
    (page) =>
      answerInstead(page, /^event\.own$/, (data) => ({
        ...(data as object),
        ...{ team: { id: 900, name: "Lantern Casting", role }, posted_by_name: "Kabir Shah" },
      })),
    at(path, (page) => page.getByText("Posted as Lantern Casting by Kabir Shah").waitFor()),
    ...steps,
  );
const reviewed = (...steps: Scenario[]): Scenario =>
  at(
    "/help",
    (page) =>
      answerInstead(page, /^board\.get$/, (data) => ({ ...(data as object), can: { decide: false } })),
    ofTeam(board, "reviewer", ...steps),
  );

/** The teams of agencies, and the invitations to them. */
export const teaming: readonly Entry[] = [
  {
    route: address,
    who: "agency",
    isOnDesk: true,
    states: {
      "nobody else yet": at(address, shows("button", "Invite somebody")),
      ...dataStates(address),
      "long texts and many people": changed(
        (teams) => long(full(teams)) as Teams,
        shows("heading", "Invited"),
      ),
      "inviting with errors": at(address, press("Invite somebody"), press("Send invitation"), (page) =>
        page.getByText("Type a username or an e-mail address").waitFor(),
      ),
      "asked before removing": changed(some, press(/^Remove/), shows("dialog")),
      "in teams of others": changed(
        ({ teams }) => ({ teams: [...teams, ofOther], invited: [] }),
        shows("heading", "Lantern Casting"),
      ),
      "asked before leaving": changed(
        () => ({ teams: [ofOther], invited: [] }),
        press(/^Leave/),
        shows("dialog"),
      ),
      "in none": changed(
        () => ({ teams: [], invited: [] }),
        (page) => page.getByText("You are in no team.").waitFor(),
      ),
      "invited by username": changed(
        ({ teams }) => ({ teams, invited: [received] }),
        shows("button", /^Accept/),
      ),
      "invited by mail": mailed(received, shows("button", /^Accept/)),
      "an answer that is refused": mailed(received, press(/^Accept/), (page) =>
        page.getByText("This invitation is answered").waitFor(),
      ),
      "an invitation that is over": mailed(null, shows("button", "Dismiss"), press("Dismiss")),
      "an invitation that fails": async (page) => {
        await answerInstead(page, /^team\.invitation$/, "failed");
        await mailed(null, shows("button", "Retry"))(page);
      },
    },
  },
  {
    route: "/event/:id",
    part: "a call of a team",
    who: "agency",
    states: { member: ofTeam(call, "member") },
  },
  {
    route: "/account/calls/:id",
    part: "the board of a team",
    who: "agency",
    states: {
      member: ofTeam(board, "member"),
      reviewer: reviewed(),
      "some selected by a reviewer": reviewed(
        (page) => page.getByRole("checkbox").first().check(),
        shows("region", "Selected applications"),
      ),
      "an application opened by a reviewer": reviewed(
        (page) => page.getByRole("listitem").getByRole("button").first().click(),
        shows("heading", "History"),
      ),
    },
  },
  {
    route: "/create-event",
    part: "posting for a team",
    who: "agency",
    states: {
      "a choice": at(
        "/help",
        (page) => answerInstead(page, mine, () => ({ teams: [ofOther], invited: [] })),
        at("/create-event", (page) => page.getByLabel("Post as").waitFor()),
      ),
    },
  },
  {
    route: address,
    states: { "a visitor with an invitation": mailed(null, shows("link", "Create an account")) },
  },
];
