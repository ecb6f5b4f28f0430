import type { TeamRoleInput } from "@callboard/contracts/team";
import type { Db } from "../../db/client.ts";
import { NotFoundError } from "../../http/errors.ts";
import { userRepository } from "../account/user-repository.ts";
import { conversationTeamRepository } from "../conversation/conversation-team-repository.ts";
import { markRepository } from "../notification/mark-repository.ts";
import type { Actor } from "../session/session-repository.ts";
import { suspensionRepository } from "../suspension/suspension-repository.ts";
import type { TeamDeps } from "./invite.ts";
import { standing } from "./standing.ts";
import { teamRepository } from "./team-repository.ts";

/** Holds the agency's account, so that its team changes by one act after the other, and finds somebody in it. Throws NotFoundError. */
async function hold(tx: Db, actor: Actor, ownerId: number, userId: number) {
  await suspensionRepository(tx).lockAccount(ownerId);
  await standing(tx, actor);
  const member = await teamRepository(tx).get(ownerId, userId);
  if (!member) throw new NotFoundError();
  return member;
}

const agencyName = async (tx: Db, ownerId: number) =>
  (await userRepository(tx).get(ownerId))?.name ?? "An agency";

/** Gives somebody in the actor's team another role, at once, and tells them. Throws NotFoundError. */
export function changeRole(
  { db, clock, notifications }: TeamDeps,
  actor: Actor,
  { user_id, role }: TeamRoleInput,
): Promise<void> {
  return db.transaction(async (tx) => {
    const member = await hold(tx, actor, actor.userId, user_id);
    if (member.role === role) return;
    await teamRepository(tx).change(actor.userId, user_id, { role });
    const conversations = conversationTeamRepository(tx);
    if (role === "member") await conversations.join(actor.userId, user_id);
    else await conversations.leave(actor.userId, user_id);
    const data = { agency_name: await agencyName(tx, actor.userId), role };
    const key = `team role ${actor.userId} ${clock().getTime()}`;
    await notifications.add(tx, { user_id, kind: "team_role", key, about_id: actor.userId, data });
  });
}

/** Removes somebody from the actor's team: they lose all of it at once, and are told. Throws NotFoundError. */
export function removeMember(
  { db, clock, notifications }: TeamDeps,
  actor: Actor,
  user_id: number,
): Promise<void> {
  return db.transaction(async (tx) => {
    await hold(tx, actor, actor.userId, user_id);
    await takeOut(tx, actor.userId, user_id);
    const data = { agency_name: await agencyName(tx, actor.userId) };
    const key = `team removed ${actor.userId} ${clock().getTime()}`;
    await notifications.add(tx, { user_id, kind: "team_removed", key, about_id: actor.userId, data });
  });
}

/** The actor leaves a team, whose owner is told. Throws NotFoundError. */
export function leaveTeam(
  { db, clock, notifications }: TeamDeps,
  actor: Actor,
  ownerId: number,
): Promise<void> {
  return db.transaction(async (tx) => {
    const { name } = await hold(tx, actor, ownerId, actor.userId);
    await takeOut(tx, ownerId, actor.userId);
    const key = `team left ${actor.userId} ${clock().getTime()}`;
    const about = { kind: "team_left" as const, about_id: actor.userId };
    await notifications.add(tx, { ...about, user_id: ownerId, key, data: { name } });
  });
}

async function takeOut(tx: Db, ownerId: number, userId: number): Promise<void> {
  await teamRepository(tx).remove(ownerId, userId);
  await conversationTeamRepository(tx).leave(ownerId, userId);
  await markRepository(tx).raise(userId);
}

/** Names the actor on the agency's public page, or takes the name off it: nobody else does. Throws NotFoundError. */
export async function showMember(db: Db, actor: Actor, ownerId: number, is_shown: boolean): Promise<void> {
  if (!(await teamRepository(db).change(ownerId, actor.userId, { is_shown }))) throw new NotFoundError();
}
