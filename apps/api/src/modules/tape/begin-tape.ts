import { idSchema } from "@callboard/contracts/page";
import { tapeNameOf, tapeTexts } from "@callboard/contracts/tape";
import { tapeLimits } from "@callboard/contracts/tape-limits";
import { FieldError, InvalidError, NotFoundError, RateLimitError } from "../../http/errors.ts";
import { userRepository } from "../account/user-repository.ts";
import { applicationRepository } from "../application/application-repository.ts";
import { canSee } from "../event/event-policy.ts";
import { eventRepository } from "../event/event-repository.ts";
import type { Announced } from "../media/uploads/resumable-uploads.ts";
import type { Actor } from "../session/session-repository.ts";
import { type TapeDeps, tryToRemove } from "./sweep-tapes.ts";
import { canTape } from "./tape-policy.ts";
import { type TapeRow, tapeRepository } from "./tape-repository.ts";

/**
 * Begins a tape for a call, in place of one that is under way for it. Throws NotFoundError for what is no call, InvalidError where no tape
 * can be added, FieldError for a size that no tape has, and RateLimitError past what an account may have or begin.
 */
export async function beginTape(deps: TapeDeps, actor: Actor, announced: Announced): Promise<TapeRow> {
  const { db, clock } = deps;
  const { key, size, metadata } = announced;
  const event_id = idSchema.safeParse(metadata?.event_id).data;
  if (size > tapeLimits.maxBytes) throw new FieldError({ tape: tapeTexts.size });
  if (size < tapeLimits.minBytes) throw new FieldError({ tape: tapeTexts.type });
  if (event_id === undefined) throw new NotFoundError();
  const now = clock();
  const { created, replaced } = await db.transaction(async (tx) => {
    const event = await eventRepository(tx).getTerms(event_id, "event");
    if (!event || !canSee(actor, event)) throw new NotFoundError();
    const sent = await applicationRepository(tx).find(event_id, actor.userId);
    if (!canTape(actor, event, sent, now)) throw new InvalidError(sent ? tapeTexts.late : tapeTexts.closed);
    // From here on nothing else of the account is counted.
    await userRepository(tx).lockToWrite(actor.userId);
    const tapes = tapeRepository(tx);
    const replaced = await tapes.discardUnsent({ user_id: actor.userId, event_id }, now);
    assertWithin(await tapes.usageOf(actor.userId, now), size);
    const input = {
      user_id: actor.userId,
      event_id,
      key,
      size,
      name: tapeNameOf(metadata?.name),
      created_at: now,
    };
    return { created: await tapes.create(input), replaced };
  });
  await tryToRemove(deps, replaced);
  return created;
}

function assertWithin(
  { count, bytes, today }: { count: number; bytes: number; today: number },
  size: number,
) {
  const { perAccount, accountBytes, perDay, day } = tapeLimits;
  if (count >= perAccount || bytes + size > accountBytes) throw new InvalidError(tapeTexts.tooMany);
  if (today >= perDay) throw new RateLimitError(tapeTexts.daily, day / 1_000);
}
