import { createHash } from "node:crypto";
import type { ContributionReceipt, CreateContributionInput } from "@callboard/contracts/contribution";
import { toCents } from "@callboard/contracts/money";
import type { Db } from "../../db/client.ts";
import { ForbiddenError, InvalidError, NotFoundError } from "../../http/errors.ts";
import { canSee } from "../event/event-policy.ts";
import { eventRepository } from "../event/event-repository.ts";
import type { Actor } from "../session/session-repository.ts";
import { isCampaign, isOwnCampaign, isOwnLine, isPledge } from "./contribution-policy.ts";
import { contributionRepository, type LineRow, toLine } from "./contribution-repository.ts";

const hashOf = (input: CreateContributionInput) =>
  createHash("sha256").update(JSON.stringify(input)).digest("base64url");

/** The line with the totals right after it, which stay what they were however often it is asked for. */
async function receiptOf(tx: Db, line: LineRow | null): Promise<ContributionReceipt> {
  if (!line) throw new Error("The line that was in the way is gone");
  return { line: toLine(line), ...(await contributionRepository(tx).totals(line.event_id, line.id)) };
}

/**
 * Adds a pledge to a campaign's ledger. The same key with the same input gives the same receipt and adds nothing.
 * Throws NotFoundError where there is no such campaign, or none that is public, InvalidError for the
 * actor's own campaign and for a used key with another input.
 */
export function pledge(
  db: Db,
  actor: Actor,
  key: string,
  input: CreateContributionInput,
  now: Date,
): Promise<ContributionReceipt> {
  return db.transaction(async (tx) => {
    const lines = contributionRepository(tx);
    // Held before it is read: nobody hides it between the two.
    await lines.hold(input.event_id);
    const event = await eventRepository(tx).getTerms(input.event_id);
    if (!event || !isCampaign(event) || !canSee(actor, event)) throw new NotFoundError();
    if (isOwnCampaign(actor, event)) throw new InvalidError("You cannot pledge to your own campaign");
    const body_hash = hashOf(input);
    const created = await lines.create({
      event_id: event.id,
      user_id: actor.userId,
      amount_cents: toCents(input.amount),
      public_name: input.is_anonymous ? null : (input.public_name ?? null),
      message: input.message ?? null,
      idempotency_key: key,
      body_hash,
      created_at: now,
    });
    const line = created ?? (await lines.getByKey(actor.userId, key));
    if (line && line.body_hash !== body_hash) {
      throw new InvalidError("This pledge was already sent with other details");
    }
    return receiptOf(tx, line);
  });
}

/**
 * Reverses one of the actor's pledges by a negative line. Asked again, it gives the receipt of the line that is there.
 * Throws NotFoundError, ForbiddenError, and InvalidError for a line that is no pledge.
 */
export function reverse(db: Db, actor: Actor, id: number, now: Date): Promise<ContributionReceipt> {
  return db.transaction(async (tx) => {
    const lines = contributionRepository(tx);
    const pledged = await lines.get(id);
    if (!pledged) throw new NotFoundError();
    if (!isOwnLine(actor, pledged)) throw new ForbiddenError("Only your own pledges can be taken back");
    if (!isPledge(pledged)) throw new InvalidError("Only a pledge can be taken back");
    await lines.hold(pledged.event_id);
    const { event_id, user_id, amount_cents, public_name } = pledged;
    const created = await lines.create({
      ...{ event_id, user_id, public_name, amount_cents: -amount_cents },
      ...{ reversal_of_id: id, created_at: now },
    });
    return receiptOf(tx, created ?? (await lines.getReversal(id)));
  });
}
