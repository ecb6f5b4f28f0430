import { nameKey } from "@callboard/contracts/identifier";
import { FieldError, ForbiddenError, NotFoundError } from "../../http/errors.ts";
import type { MailQueue } from "../../mail/mail-queue.ts";
import { auditRepository } from "../audit/audit-repository.ts";
import { cacheVersionRepository } from "../cache-version/cache-version-repository.ts";
import type { MediaStore } from "../media/media-store.ts";
import { abandonPhotos, removePending } from "../media/photo/photo-storage.ts";
import type { Acting } from "../staff/acting.ts";
import { staffRepository } from "../staff/staff-repository.ts";
import { suspensionRepository } from "../suspension/suspension-repository.ts";
import { erasedCommentsRepository } from "./erased-comments-repository.ts";
import { erasureRepository } from "./erasure-repository.ts";
import { exportRepository } from "./export-repository.ts";
import { personRepository } from "./person-repository.ts";

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

type Erasing = Acting & { media: MediaStore; mails: MailQueue };

/**
 * Erases all that is personal of an account, at once: what is left says no more who it was, and what others wrote, applied to and
 * pledged stays. Throws NotFoundError; ForbiddenError for staff; FieldError where `username` is not the account's.
 */
export async function erasePerson(acting: Erasing, { id, username }: { id: number; username: string }) {
  const { db, by, now, requestId, media, mails } = acting;
  const names = await db.transaction(async (tx) => {
    const account = await suspensionRepository(tx).lockAccount(id);
    if (!account || account.erased_at) throw new NotFoundError();
    if (await staffRepository(tx).get(id))
      throw new ForbiddenError("Somebody of the staff cannot be erased: take them from the staff first");
    if (nameKey(username.trim()) !== nameKey(account.username))
      throw new FieldError({ username: "This is not the username of the account" });
    const counts = await personRepository(tx).counts(id);
    const erasure = erasureRepository(tx);
    await erasure.messages(account);
    await erasure.moderation(account);
    const photos = [...(await erasure.profilesOf(account)), ...(await erasure.postings(account, now))];
    await erasure.participation(account, now);
    await erasedCommentsRepository(tx).remove(id, now);
    await erasure.account(account, now);
    const orphans = await abandonPhotos(tx, photos, now);
    await cacheVersionRepository(tx).raise("comment", "event", "profile");
    const subject = subjectOf(id);
    const after = { state: "erased", ...counts };
    await auditRepository(tx).record({ actor: by, action: "account.erase", subject, after, requestId, now });
    await mails.add(tx, {
      template: "account_erased",
      key: `account erased ${id}`,
      to: account.email,
      data: { name: account.name },
    });
    return orphans;
  });
  mails.wake();
  // The hourly cleanup removes what cannot be removed now.
  await removePending({ db, media }, names).catch(() => {});
}
