import type { Db } from "../../db/client.ts";
import type { NewNotification } from "../notification/notification-repository.ts";
import type { TeamAct } from "./team-policy.ts";
import { teamRoleRepository } from "./team-role-repository.ts";

type DistributiveOmit<Union, Key extends PropertyKey> = Union extends unknown ? Omit<Union, Key> : never;

/**
 * A notification for each of those who may do this for the poster of a call; not for the one whose act it is about, though they may be in
 * the team by now.
 */
export async function toPosters(
  tx: Db,
  { poster_id, act, by }: { poster_id: number; act: TeamAct; by: number },
  news: DistributiveOmit<NewNotification, "user_id">,
): Promise<NewNotification[]> {
  const readers = await teamRoleRepository(tx).listFor(poster_id, act, by);
  return readers.map((user_id) => ({ ...news, user_id }));
}
