import { nameKey } from "@callboard/contracts/identifier";
import type { Db } from "../../db/client.ts";
import { FieldError, ForbiddenError, NotFoundError, UnauthorizedError } from "../../http/errors.ts";
import type { MailQueue } from "../../mail/mail-queue.ts";
import { auditRepository } from "../audit/audit-repository.ts";
import { cacheVersionRepository } from "../cache-version/cache-version-repository.ts";
import type { MediaStore } from "../media/media-store.ts";
import { abandonPhotos, removePending } from "../media/photo/photo-storage.ts";
import type { NotificationSender } from "../notification/notification-sender.ts";
import { type SessionActor, sessionRepository } from "../session/session-repository.ts";
import { forgetWords } from "../spelling/forget-words.ts";
import { spellingRepository } from "../spelling/spelling-repository.ts";
import type { Acting } from "../staff/acting.ts";
import { staffRepository } from "../staff/staff-repository.ts";
import { suspensionRepository } from "../suspension/suspension-repository.ts";
import { erasedAddressRepository } from "./erased-address-repository.ts";
import { erasedCommentsRepository } from "./erased-comments-repository.ts";
import { erasureRepository } from "./erasure-repository.ts";
import { exportRepository } from "./export-repository.ts";
import { leftBehindRepository } from "./left-behind-repository.ts";
import { personRepository } from "./person-repository.ts";

const staffText = "You run the site: ask an administrator to take you from the staff first";

const subjectOf = (id: number) => ({ kind: "account", id });

/** Exports all data of an account, with an audit entry. Throws NotFoundError. */
export function exportPerson({ db, by, now, requestId }: Acting, id: number) {
  return db.transaction(async (tx) => {
    const account = await suspensionRepository(tx).lockAccount(id);
    const found = account && !account.erased_at ? await exportRepository(tx).read(id) : null;
    if (!found) throw new NotFoundError();
    const subject = subjectOf(id);
    await auditRepository(tx).record({ actor: by, action: "account.export", subject, requestId, now });
    return { made_at: now.toISOString(), ...found };
  });
}

type Erasing = Acting & { media: MediaStore; mails: MailQueue; notifications: NotificationSender };
type Account = NonNullable<Awaited<ReturnType<ReturnType<typeof suspensionRepository>["lockAccount"]>>>;

/** Takes everything personal out of an account that the transaction holds. Gives the names of images that nothing shows any more. */
async function eraseHeld(tx: Db, account: Account, erasing: Erasing): Promise<string[]> {
  const { by, now, requestId, mails, notifications } = erasing;
  const { id } = account;
  const counts = await personRepository(tx).counts(id);
  const news = await leftBehindRepository(tx).news(id, now);
  const erasure = erasureRepository(tx);
  const words = await spellingRepository(tx).listOf(id);
  await erasure.messages(account, now);
  if (account.email_verified_at) await erasedAddressRepository(tx).erase(account.email);
  await erasure.moderation(account);
  const photos = [...(await erasure.profilesOf(account)), ...(await erasure.postings(account, now))];
  await forgetWords(tx, words, now);
  await erasure.participation(account, now);
  await erasedCommentsRepository(tx).remove(id, now);
  await erasure.account(account, now);
  await notifications.add(tx, news);
  const orphans = await abandonPhotos(tx, photos, now);
  await cacheVersionRepository(tx).raise("comment", "event", "profile");
  const subject = subjectOf(id);
  const after = { state: "erased", ...counts };
  await auditRepository(tx).record({ actor: by, action: "account.erase", subject, after, requestId, now });
  // Who opens accounts with somebody else's address and deletes them would have mails sent there.
  if (account.phone_verified_at || account.email_verified_at) {
    const key = `account erased ${id}`;
    const data = { name: account.name };
    await mails.add(tx, { template: "account_erased", key, to: account.email, data });
  }
  return orphans;
}

/** Runs an erasure, and deletes the images after it: the hourly cleanup removes what cannot be removed now. */
async function erase({ db, media, mails }: Erasing, run: (tx: Db) => Promise<string[]>): Promise<void> {
  const names = await db.transaction(run);
  mails.wake();
  await removePending({ db, media }, names).catch(() => {});
}

/** Throws ForbiddenError for an account that runs the site: its role is taken from it first. */
async function assertNoStaff(tx: Db, id: number, text: string): Promise<void> {
  if (await staffRepository(tx).get(id)) throw new ForbiddenError(text);
}

/**
 * Erases all that is personal of an account, at once: what is left says no more who it was, and what others wrote, applied to and
 * pledged stays. Those who applied for its calls and those in its team are told. Throws NotFoundError; ForbiddenError for staff;
 * FieldError where `username` is not the account's.
 */
export function erasePerson(erasing: Erasing, { id, username }: { id: number; username: string }) {
  return erase(erasing, async (tx) => {
    const account = await suspensionRepository(tx).lockAccount(id);
    if (!account || account.erased_at) throw new NotFoundError();
    await assertNoStaff(tx, id, "Somebody of the staff cannot be erased: take them from the staff first");
    if (nameKey(username.trim()) !== nameKey(account.username))
      throw new FieldError({ username: "This is not the username of the account" });
    return eraseHeld(tx, account, erasing);
  });
}

/** The same for who deletes their own account. Throws UnauthorizedError where the session has ended; ForbiddenError for staff. */
export function eraseOneself(erasing: Erasing, actor: SessionActor) {
  return erase(erasing, async (tx) => {
    const account = await suspensionRepository(tx).lockAccount(actor.userId);
    if (!account || account.erased_at || !(await sessionRepository(tx).isOpen(actor)))
      throw new UnauthorizedError();
    await assertNoStaff(tx, actor.userId, staffText);
    return eraseHeld(tx, account, erasing);
  });
}
