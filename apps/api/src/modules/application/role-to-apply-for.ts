import { isRoleOpen, type RoleName } from "@callboard/contracts/event-role";
import type { Db } from "../../db/client.ts";
import { FieldError } from "../../http/errors.ts";
import { eventRoleRepository } from "../event/event-role-repository.ts";

/** The role that somebody applies for; null where the call has none. Works inside a transaction. Throws FieldError. */
export async function roleToApplyFor(
  tx: Db,
  eventId: number,
  roleId: number | undefined,
  now: Date,
): Promise<RoleName | null> {
  const roles = eventRoleRepository(tx);
  if (roleId === undefined) {
    if (await roles.hasAny(eventId)) throw new FieldError({ role_id: "Choose a role" });
    return null;
  }
  const role = await roles.getToApply(eventId, roleId);
  if (!role) throw new FieldError({ role_id: "This role is not of this call any more" });
  if (!isRoleOpen(role, now)) throw new FieldError({ role_id: "Applications for this role are closed" });
  return { id: role.id, name: role.name };
}
