import type { Teams } from "@callboard/contracts/team";
import type { InvitedRole } from "@callboard/contracts/team-role";
import { agencyProfileRepository } from "../modules/profile/agency-profile-repository.ts";
import type { TestApp } from "./app.ts";
import { agencyClaim } from "./claims.ts";
import { aPerson } from "./people.ts";

type Person = { bearer: string };
type Named = Person & { id: number; username: string };

/** An account with an agency's profile. */
export async function anAgency(app: Pick<TestApp, "db" | "clock">, name = "Lantern Casting") {
  const agency = await aPerson(app, { name });
  await agencyProfileRepository(app.db).claim(agency.id, agencyClaim(), app.clock.read());
  return agency;
}

/** What the tests of teams call on the API, by name. Each returns the response, whatever its status. */
export function teamCalls(app: Pick<TestApp, "get" | "post" | "remove">) {
  const mine = ({ bearer }: Person) => app.get("/api/v1/team/mine", undefined, bearer);
  const invite = ({ bearer }: Person, identifier: string, role: InvitedRole = "member") =>
    app.post("/api/v1/team/invite", { identifier, role }, { bearer });
  const revoke = ({ bearer }: Person, id: number) => app.remove(`/api/v1/team/invitation/${id}`, { bearer });
  const invitation = ({ bearer }: Person, token: string) =>
    app.post("/api/v1/team/invitation", { token }, { bearer });
  const answer = ({ bearer }: Person, which: object, given = "accepted") =>
    app.post("/api/v1/team/answer", { ...which, answer: given }, { bearer });
  const changeRole = ({ bearer }: Person, user_id: number, role: InvitedRole) =>
    app.post("/api/v1/team/role", { user_id, role }, { bearer });
  const removeMember = ({ bearer }: Person, id: number) =>
    app.remove(`/api/v1/team/member/${id}`, { bearer });
  const leave = ({ bearer }: Person, id: number) => app.post(`/api/v1/team/leave/${id}`, {}, { bearer });
  const show = ({ bearer }: Person, team_id: number, is_shown = true) =>
    app.post("/api/v1/team/shown", { team_id, is_shown }, { bearer });

  async function teams(person: Person): Promise<Teams> {
    return (await mine(person).expect(200)).body.data;
  }
  /** Invites somebody by their username, and has them accept. */
  async function join(owner: Person, person: Named, role: InvitedRole = "member"): Promise<void> {
    const { body } = await invite(owner, person.username, role).expect(200);
    await answer(person, { id: body.data.invitation.id }).expect(200);
  }

  return {
    ...{ mine, invite, revoke, invitation, answer, changeRole, removeMember, leave, show },
    ...{ teams, join },
  };
}
