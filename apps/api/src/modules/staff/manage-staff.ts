import { createHash, randomBytes } from "node:crypto";
import { nameKey } from "@callboard/contracts/identifier";
import type { InviteStaffInput, StaffInvitation, StaffRole } from "@callboard/contracts/staff";
import { staffLimits } from "@callboard/contracts/staff-limits";
import { addMs } from "../../dates.ts";
import type { Db } from "../../db/client.ts";
import { ForbiddenError, InvalidError, NotFoundError } from "../../http/errors.ts";
import type { MailQueue } from "../../mail/mail-queue.ts";
import { auditRepository } from "../audit/audit-repository.ts";
import { invitationRepository } from "./invitation-repository.ts";
import { forgetFactor } from "./show-factor.ts";
import type { StaffActor } from "./staff-guard.ts";
import { leavesAnAdministrator } from "./staff-policy.ts";
import { staffRepository } from "./staff-repository.ts";

const lastAdministrator = "The last administrator stays: name another one first";

type Context = { db: Db; now: Date; requestId: string };
type By = Pick<StaffActor, "userId" | "name">;

const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");
const actorOf = ({ userId, name }: By) => ({ id: userId, name });
const accountOf = (id: number) => ({ kind: "account", id });

/** Invites whoever reads the token, and mails it to them. Gives it once. */
export async function invite(
  { db, now, requestId, mails }: Context & { mails: MailQueue },
  by: By,
  { email, role }: InviteStaffInput,
): Promise<{ invitation: StaffInvitation; token: string }> {
  const token = randomBytes(32).toString("base64url");
  const expires_at = addMs(now, staffLimits.staffInvitation);
  const invited = await db.transaction(async (tx) => {
    const times = { created_at: now, expires_at };
    const row = { email: nameKey(email), role, token_hash: hashOf(token), invited_by: by.userId, ...times };
    const id = await invitationRepository(tx).create(row);
    await auditRepository(tx).record({
      ...{ actor: actorOf(by), action: "staff.invite", subject: { kind: "invitation", id } },
      ...{ after: { email: row.email, role }, requestId, now },
    });
    const shown = { id, email: row.email, role, invited_by: by.name };
    const expiry = expires_at.toISOString();
    const data = { invited_by: by.name, role, token, expires_at: expiry };
    await mails.add(tx, { template: "staff_invitation", key: `staff invitation ${id}`, to: email, data });
    return { invitation: { ...shown, created_at: now.toISOString(), expires_at: expiry }, token };
  });
  mails.wake();
  return invited;
}

/** Takes an invitation back. Throws NotFoundError. */
export function takeBackInvitation({ db, now, requestId }: Context, by: By, id: number): Promise<void> {
  return db.transaction(async (tx) => {
    const before = await invitationRepository(tx).remove(id);
    if (!before) throw new NotFoundError();
    await auditRepository(tx).record({
      ...{ actor: actorOf(by), action: "staff.take_back_invitation", subject: { kind: "invitation", id } },
      ...{ before, requestId, now },
    });
  });
}

type Joining = { userId: number; name: string; token: string };

/** Makes the account that has an invitation's token staff. Throws InvalidError for a token that is not, or no longer, good. */
export function acceptInvitation(
  { db, now, requestId }: Context,
  { userId, name, token }: Joining,
): Promise<void> {
  return db.transaction(async (tx) => {
    const repository = staffRepository(tx);
    if (await repository.get(userId)) throw new InvalidError("You belong to the staff already");
    const invitation = await invitationRepository(tx).take(hashOf(token), now);
    if (!invitation)
      throw new InvalidError("This invitation is used up, taken back or too old: ask for another");
    await repository.put(userId, invitation.role, now);
    await auditRepository(tx).record({
      ...{ actor: { id: userId, name }, action: "staff.join", subject: accountOf(userId) },
      ...{ after: invitation, requestId, now },
    });
  });
}

/** Gives somebody another role, or takes them from the staff (null). Throws NotFoundError, and ForbiddenError for the last administrator. */
export function changeRole(
  { db, now, requestId }: Context,
  by: By,
  userId: number,
  next: StaffRole | null,
): Promise<void> {
  return db.transaction(async (tx) => {
    const repository = staffRepository(tx);
    await repository.lock();
    const member = await repository.get(userId);
    if (!member) throw new NotFoundError();
    const administrators = await repository.countAdministrators();
    if (!leavesAnAdministrator({ role: member.role, next, administrators })) {
      throw new ForbiddenError(lastAdministrator);
    }
    if (next) await repository.put(userId, next, now);
    else await repository.remove(userId);
    await auditRepository(tx).record({
      ...{
        actor: actorOf(by),
        action: next ? "staff.change_role" : "staff.remove",
        subject: accountOf(userId),
      },
      ...{ before: { name: member.name, role: member.role }, after: next && { role: next }, requestId, now },
    });
  });
}

/** Takes the second factor of somebody away who has lost it. Throws NotFoundError. */
export function resetFactor({ db, now, requestId }: Context, by: By, userId: number): Promise<void> {
  return db.transaction(async (tx) => {
    const member = await staffRepository(tx).get(userId);
    if (!member) throw new NotFoundError();
    await forgetFactor(tx, userId);
    await auditRepository(tx).record({
      ...{ actor: actorOf(by), action: "factor.reset", subject: accountOf(userId) },
      ...{ before: { name: member.name }, requestId, now },
    });
  });
}
