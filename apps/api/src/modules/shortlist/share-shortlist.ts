import type { CreateShortlistInput, ShortlistAct, ShortlistLink } from "@callboard/contracts/shortlist";
import { shortlistLimits } from "@callboard/contracts/shortlist-limits";
import { addMs } from "../../dates.ts";
import type { Db } from "../../db/client.ts";
import { InvalidError, NotFoundError } from "../../http/errors.ts";
import { isOfOther } from "../application/application-policy.ts";
import { applicationRepository } from "../application/application-repository.ts";
import { eventToDecide } from "../application/event-to-review.ts";
import type { EventTerms } from "../event/event-repository.ts";
import type { Actor } from "../session/session-repository.ts";
import { standing } from "../team/standing.ts";
import type { ShortlistKeys } from "./shortlist-keys.ts";
import { type ShortlistRow, shortlistRepository } from "./shortlist-repository.ts";
import { shortlistVisitorRepository } from "./shortlist-visitor-repository.ts";
import { toShortlist } from "./show-shortlists.ts";

export type ShortlistDeps = { db: Db; clock: () => Date; keys: ShortlistKeys };

const { perCall, applicationsMax, day } = shortlistLimits;
const fullText = `A shortlist has up to ${applicationsMax} people`;
const until = (now: Date, days: number) => addMs(now, days * day);

/** Throws InvalidError for a call that nobody is cast for any more. */
function assertCasting({ status }: EventTerms): void {
  if (status === "cancelled") throw new InvalidError("This call is cancelled");
}

/** Shares applications for an own call by a link, whose token is told this once. Throws NotFoundError, ForbiddenError and InvalidError. */
export function createShortlist(
  { db, clock, keys }: ShortlistDeps,
  actor: Actor,
  { event_id, name, days, application_ids: ids, states }: CreateShortlistInput,
): Promise<ShortlistLink> {
  const now = clock();
  return db.transaction(async (tx) => {
    const event = await eventToDecide(tx, await standing(tx, actor), event_id);
    assertCasting(event);
    const shortlists = shortlistRepository(tx);
    if ((await shortlists.countLocked(event.id)) >= perCall)
      throw new InvalidError(`A call has up to ${perCall} shortlists: delete one first`);
    const chosen = { ids, states };
    const found = await shortlists.holdApplications(event.id, chosen, actor.userId, applicationsMax + 1);
    if (found.length > applicationsMax) throw new InvalidError(fullText);
    if (found.length === 0) throw new InvalidError("There is nobody to share");
    const token = keys.random();
    const row = await shortlists.create({
      ...{ event_id: event.id, name, token_hash: keys.hashOf(token) },
      ...{ created_by: actor.userId, created_at: now, expires_at: until(now, days) },
    });
    await shortlists.add(row.id, found);
    const act = { shortlist_id: row.id, at: now, by: actor.userId, count: found.length };
    await shortlists.note({ ...act, act: "made" });
    return { shortlist: await toShortlist(tx, row, event, now), token };
  });
}

type Held = { tx: Db; row: ShortlistRow; event: EventTerms; now: Date };
type Done = { act: ShortlistAct; row?: ShortlistRow; count?: number };

/** Does something with a shortlist that is held, and notes who did. Throws NotFoundError, ForbiddenError, and what `act` throws. */
function change(
  { db, clock }: ShortlistDeps,
  actor: Actor,
  id: number,
  act: (held: Held) => Promise<Done>,
): Promise<ShortlistLink["shortlist"]> {
  const now = clock();
  return db.transaction(async (tx) => {
    const present = await standing(tx, actor);
    const shortlists = shortlistRepository(tx);
    const row = await shortlists.getLocked({ id });
    if (!row) throw new NotFoundError();
    const event = await eventToDecide(tx, present, row.event_id);
    const done = await act({ tx, row, event, now });
    await shortlists.note({
      shortlist_id: id,
      at: now,
      by: actor.userId,
      act: done.act,
      count: done.count ?? 0,
    });
    return toShortlist(tx, done.row ?? row, event, now);
  });
}

/** Makes a link that takes the place of the former one, which leads nowhere any more. */
export async function renewLink(
  deps: ShortlistDeps,
  actor: Actor,
  id: number,
  days: number,
): Promise<ShortlistLink> {
  const token = deps.keys.random();
  const shortlist = await change(deps, actor, id, async ({ tx, event, now }) => {
    assertCasting(event);
    const next = { token_hash: deps.keys.hashOf(token), expires_at: until(now, days), revoked_at: null };
    return { act: "linked", row: await shortlistRepository(tx).change(id, next) };
  });
  return { shortlist, token };
}

/** Lets the link be good for so many days from now. Throws InvalidError for one that was revoked. */
export function prolong(deps: ShortlistDeps, actor: Actor, id: number, days: number) {
  return change(deps, actor, id, async ({ tx, row, event, now }) => {
    assertCasting(event);
    if (row.revoked_at) throw new InvalidError("This link was ended: make a new one");
    const next = { expires_at: until(now, days) };
    return { act: "prolonged", row: await shortlistRepository(tx).change(id, next) };
  });
}

/** Ends the link at once; marks and comments stay. Ending it twice is the same. */
export function revoke(deps: ShortlistDeps, actor: Actor, id: number) {
  return change(deps, actor, id, async ({ tx, row, now }) => {
    const next = { revoked_at: row.revoked_at ?? now };
    return { act: "revoked", row: await shortlistRepository(tx).change(id, next) };
  });
}

/** Puts applications on a shortlist, or takes them off. Throws InvalidError where they do not fit. */
export function changeApplications(
  deps: ShortlistDeps,
  actor: Actor,
  id: number,
  { application_ids: ids, is_on }: { application_ids: number[]; is_on: boolean },
) {
  return change(deps, actor, id, async ({ tx, event }) => {
    const shortlists = shortlistRepository(tx);
    const found = await shortlists.holdApplications(event.id, { ids }, actor.userId, ids.length);
    if (found.length === 0) throw new NotFoundError();
    if (!is_on) return { act: "removed", count: await shortlists.takeOff(id, found) };
    const count = await shortlists.add(id, found);
    if ((await shortlists.countOn(id)) > applicationsMax) throw new InvalidError(fullText);
    return { act: "added", count };
  });
}

/** Deletes a shortlist with all that came of it. Throws NotFoundError and ForbiddenError. */
export function deleteShortlist({ db }: ShortlistDeps, actor: Actor, id: number): Promise<void> {
  return db.transaction(async (tx) => {
    const present = await standing(tx, actor);
    const shortlists = shortlistRepository(tx);
    const row = await shortlists.getLocked({ id });
    if (!row) throw new NotFoundError();
    await eventToDecide(tx, present, row.event_id);
    await shortlists.remove(id);
  });
}

/** Removes what a visitor wrote. Throws NotFoundError and ForbiddenError. */
export function removeComment({ db }: ShortlistDeps, actor: Actor, id: number): Promise<void> {
  return db.transaction(async (tx) => {
    const present = await standing(tx, actor);
    const visitors = shortlistVisitorRepository(tx);
    const comment = await visitors.getComment(id);
    const row = comment && (await shortlistRepository(tx).get(comment.shortlist_id));
    if (!row) throw new NotFoundError();
    await eventToDecide(tx, present, row.event_id);
    const application = await applicationRepository(tx).get(comment.application_id);
    if (!application || !isOfOther(present, application)) throw new NotFoundError();
    await visitors.removeComment(id);
  });
}
