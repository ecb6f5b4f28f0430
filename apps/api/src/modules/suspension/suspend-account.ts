import type { SuspendInput, Suspension } from "@callboard/contracts/suspension";
import { dateInWords, toDate } from "../../dates.ts";
import type { Db } from "../../db/client.ts";
import {
  ConflictError,
  FieldError,
  ForbiddenError,
  NotFoundError,
  SuspendedError,
} from "../../http/errors.ts";
import type { MailQueue } from "../../mail/mail-queue.ts";
import { auditRepository } from "../audit/audit-repository.ts";
import { cacheVersionRepository } from "../cache-version/cache-version-repository.ts";
import { sessionRepository } from "../session/session-repository.ts";
import { staffRepository } from "../staff/staff-repository.ts";
import { type PostingCounts, suspendedPostingsRepository } from "./suspended-postings-repository.ts";
import { suspensionRepository } from "./suspension-repository.ts";

type Acting = {
  /** An `id` of null is no person. */
  by: { id: number | null; name: string };
  now: Date;
  requestId?: string | undefined;
  mails: Pick<MailQueue, "add">;
};

const subjectOf = (id: number) => ({ kind: "account", id });
const stateOf = ({ until }: Pick<Suspension, "until">) => ({
  state: "suspended",
  until: until ?? "for good",
});

/** How much of each kind, as fields of the audit log. */
const counted = (verb: "hidden" | "shown", counts: PostingCounts) =>
  Object.fromEntries(Object.entries(counts).map(([kind, count]) => [`${verb}_${kind}`, count]));

/** Throws SuspendedError with the reason for an account that is suspended. */
export async function assertMaySignIn(db: Db, userId: number): Promise<void> {
  const suspension = await suspensionRepository(db).current(userId);
  if (!suspension) return;
  const { until, reason } = suspension;
  const time = until ? `until ${dateInWords(until)}` : "for good";
  throw new SuspendedError(`This account is suspended ${time}. Reason: ${reason}`);
}

/**
 * Suspends an account: its sessions end at once, nobody sees what it has posted, and its owner is mailed the reason. Call it in a
 * transaction, before anything else is locked, and `mails.wake()` after that. Throws NotFoundError; ForbiddenError for oneself and
 * for staff; FieldError for a time that is over; ConflictError where the account is suspended already.
 */
export async function suspendAccount(
  tx: Db,
  { by, now, requestId, mails }: Acting,
  { user_id, reason, until }: SuspendInput & { user_id: number },
): Promise<Suspension> {
  const repository = suspensionRepository(tx);
  const account = await repository.lockAccount(user_id);
  if (!account || account.erased_at) throw new NotFoundError();
  if (user_id === by.id) throw new ForbiddenError("You cannot suspend yourself");
  if (await staffRepository(tx).get(user_id))
    throw new ForbiddenError("Somebody of the staff cannot be suspended: take them from the staff first");
  if (until !== null && toDate(until) <= now) throw new FieldError({ until: "Must be in the future" });
  if (await repository.current(user_id)) throw new ConflictError("This account is suspended already");
  const times = { until: until === null ? null : toDate(until), created_at: now };
  const suspension = await repository.create({ user_id, reason, ...times });
  await sessionRepository(tx).endAll(user_id);
  const hidden = await suspendedPostingsRepository(tx).hide(user_id);
  await cacheVersionRepository(tx).raise("comment", "event", "profile");
  const { name, email: to } = account;
  await auditRepository(tx).record({
    ...{ actor: by, action: "account.suspend", subject: subjectOf(user_id), reason, requestId, now },
    before: { state: "open" },
    after: { ...stateOf(suspension), name, ...counted("hidden", hidden) },
  });
  const data = { act: "suspended" as const, name, why: reason, ...(until !== null && { until }) };
  const key = `account suspension ${suspension.id}`;
  await mails.add(tx, { template: "account_suspension", key, to, data, user_id });
  return suspension;
}

/**
 * Lifts a suspension: whatever it hid is public again. Call it in a transaction, before anything else is locked, and
 * `mails.wake()` after that. Throws NotFoundError; ConflictError where the account has another one by now, or none.
 */
export async function liftSuspension(
  tx: Db,
  { by, now, requestId, mails }: Acting,
  { user_id, suspension_id }: { user_id: number; suspension_id: number },
): Promise<void> {
  const repository = suspensionRepository(tx);
  const account = await repository.lockAccount(user_id);
  if (!account) throw new NotFoundError();
  const suspension = await repository.lift(suspension_id, user_id, now);
  if (!suspension) throw new ConflictError("This suspension has ended meanwhile");
  const shown = await suspendedPostingsRepository(tx).show(user_id, now);
  await cacheVersionRepository(tx).raise("comment", "event", "profile");
  const { name, email: to } = account;
  await auditRepository(tx).record({
    ...{ actor: by, action: "account.lift_suspension", subject: subjectOf(user_id), requestId, now },
    before: stateOf(suspension),
    after: { state: "open", name, ...counted("shown", shown) },
  });
  const key = `account suspension ${suspension_id} lifted`;
  await mails.add(tx, { template: "account_suspension", key, to, user_id, data: { act: "lifted", name } });
}

const time = { id: null, name: "The end of its time" };

/** Lifts what is over, each in a transaction of its own. Any number of servers may do it on one database. */
export async function liftDue(db: Db, now: Date, mails: MailQueue): Promise<void> {
  for (;;) {
    const due = await suspensionRepository(db).due(now);
    if (!due) return;
    try {
      const named = { user_id: due.user_id, suspension_id: due.id };
      await db.transaction((tx) => liftSuspension(tx, { by: time, now, mails }, named));
    } catch (error) {
      // Another server, or a moderator, was there first.
      if (!(error instanceof ConflictError)) throw error;
    }
    mails.wake();
  }
}
