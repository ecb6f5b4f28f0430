import type { Deletion } from "@callboard/contracts/account-settings";
import { accountLimits } from "@callboard/contracts/account-settings-limits";
import type { Db } from "../../../db/client.ts";
import type { MailQueue } from "../../../mail/mail-queue.ts";
import { auditRepository } from "../../audit/audit-repository.ts";
import type { MediaStore } from "../../media/media-store.ts";
import type { NotificationSender } from "../../notification/notification-sender.ts";
import { eraseOneself } from "../../people/erase-person.ts";
import { exportRepository } from "../../people/export-repository.ts";
import { leftBehindRepository } from "../../people/left-behind-repository.ts";
import { personRepository } from "../../people/person-repository.ts";
import type { SessionActor } from "../../session/session-repository.ts";
import { staffRepository } from "../../staff/staff-repository.ts";
import { assertCurrentPassword, countAct, holdAccount } from "./hold-account.ts";

export type OwnDataDeps = {
  db: Db;
  clock: () => Date;
  media: MediaStore;
  mails: MailQueue;
  notifications: NotificationSender;
};
type Proof = { current_password: string; requestId: string };

/** What becomes of what the account has left on the site, once it is deleted. */
export async function deletionOf({ db, clock }: OwnDataDeps, { userId }: SessionActor): Promise<Deletion> {
  const counts = await personRepository(db).counts(userId);
  const further = await leftBehindRepository(db).counts(userId, clock());
  const is_staff = (await staffRepository(db).get(userId)) !== null;
  return { counts: { ...counts, ...further }, is_staff };
}

/** All data of the account. Throws FieldError, RateLimitError and UnauthorizedError. */
export async function exportOneself(
  { db, clock }: OwnDataDeps,
  actor: SessionActor,
  { current_password, requestId }: Proof,
) {
  const now = clock();
  await assertCurrentPassword(db, actor, current_password, now);
  const { userId } = actor;
  await db.transaction(async (tx) => {
    await holdAccount(tx, actor);
    await countAct(tx, { userId, kind: "export" }, accountLimits.exportsPerDay, now);
    const subject = { kind: "account", id: userId };
    await auditRepository(tx).record({
      actor: owner(userId),
      action: "account.export",
      subject,
      requestId,
      now,
    });
  });
  const found = await exportRepository(db, accountLimits.exportMax).read(userId);
  return { made_at: now.toISOString(), ...(found ?? { parts: {}, cut: [] }) };
}

/** The log outlives the account: it has no name of whom that was. */
const owner = (id: number) => ({ id, name: "The account's owner" });

/** Deletes the account, at once and for good. Throws FieldError, RateLimitError, ForbiddenError for staff, and UnauthorizedError. */
export async function deleteOneself(
  deps: OwnDataDeps,
  actor: SessionActor,
  { current_password, requestId }: Proof,
) {
  const now = deps.clock();
  await assertCurrentPassword(deps.db, actor, current_password, now);
  await eraseOneself({ ...deps, by: owner(actor.userId), now, requestId }, actor);
}
