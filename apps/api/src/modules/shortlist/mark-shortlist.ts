import type {
  CommentShortlistInput,
  MarkShortlistInput,
  RemoveShortlistCommentInput,
} from "@callboard/contracts/shortlist";
import { shortlistLimits } from "@callboard/contracts/shortlist-limits";
import type { Db } from "../../db/client.ts";
import { InvalidError, NotFoundError } from "../../http/errors.ts";
import type { NotificationSender } from "../notification/notification-sender.ts";
import { toPosters } from "../team/tell-posters.ts";
import { assertOpen, type Opened } from "./open-shortlist.ts";
import type { ShortlistDeps } from "./share-shortlist.ts";
import { shortlistRepository } from "./shortlist-repository.ts";
import { shortlistVisitorRepository, toComment, type VisitorRow } from "./shortlist-visitor-repository.ts";

export type VisitorDeps = ShortlistDeps & { notifications: NotificationSender };
type ByVisitor = { token: string; visitor: string };
type Visit = Opened & { tx: Db; visitor: VisitorRow; now: Date };

const { visitorsMax, commentsMax, commentsEach, toldEvery } = shortlistLimits;
const nobody = 0;

/** Opens a link for something that is written by it: the shortlist is held, and so is open until that is done. */
async function openHeld(tx: Db, { keys }: VisitorDeps, token: string, now: Date): Promise<Opened> {
  return assertOpen(tx, await shortlistRepository(tx).getLocked({ token_hash: keys.hashOf(token) }), now);
}

/** Gives somebody behind a link a key of their own, under a name. Throws NotFoundError, and InvalidError where no more fit. */
export function introduce(deps: VisitorDeps, { token, name }: { token: string; name: string }) {
  const now = deps.clock();
  return deps.db.transaction(async (tx) => {
    const { row } = await openHeld(tx, deps, token, now);
    const visitors = shortlistVisitorRepository(tx);
    if ((await visitors.count(row.id)) >= visitorsMax)
      throw new InvalidError("As many people as fit have given their names here");
    const visitor = deps.keys.random();
    const key_hash = deps.keys.hashOf(visitor);
    await visitors.create({ shortlist_id: row.id, name, key_hash, created_at: now });
    return { visitor, name };
  });
}

/** Does something in the name of a visitor. Throws NotFoundError for a link that is over, and InvalidError for a key that is not of it. */
function visiting<Result>(
  deps: VisitorDeps,
  { token, visitor: key }: ByVisitor,
  act: (visit: Visit) => Promise<Result>,
): Promise<Result> {
  const now = deps.clock();
  return deps.db.transaction(async (tx) => {
    const opened = await openHeld(tx, deps, token, now);
    const visitor = await shortlistVisitorRepository(tx).get(opened.row.id, deps.keys.hashOf(key));
    if (!visitor) throw new InvalidError("Type your name once more");
    return act({ ...opened, tx, visitor, now });
  });
}

/** Holds an application that is shown on the shortlist. Throws InvalidError for any other. */
async function holdShown({ tx, row, event }: Visit, applicationId: number): Promise<void> {
  const shortlists = shortlistRepository(tx);
  const held = await shortlists.holdApplications(event.id, { ids: [applicationId] }, nobody, 1);
  const shown = await shortlists.listOn(row.id, { isForVisitors: true, only: applicationId });
  if (held.length === 0 || shown.length === 0)
    throw new InvalidError("They are not on this shortlist any more");
}

/** Tells the poster's side that somebody looked through a shortlist: once in a while, however much they mark. */
async function tell({ tx, row, event, visitor, now }: Visit, { notifications }: VisitorDeps): Promise<void> {
  if (row.told_at && now.getTime() - row.told_at.getTime() < toldEvery) return;
  await shortlistRepository(tx).change(row.id, { told_at: now });
  const told = await toPosters(
    tx,
    { poster_id: event.user_id, act: "look", by: nobody },
    {
      ...{ kind: "shortlist_marked", key: `shortlist ${row.id} at ${now.getTime()}`, event_id: event.id },
      data: { event_title: event.title, shortlist_name: row.name, visitor_name: visitor.name },
    },
  );
  await notifications.add(tx, told);
}

/** Marks an application, or takes the mark back. */
export function mark(deps: VisitorDeps, input: MarkShortlistInput): Promise<void> {
  return visiting(deps, input, async (visit) => {
    const { tx, visitor, now } = visit;
    await holdShown(visit, input.application_id);
    await shortlistVisitorRepository(tx).mark(visitor.id, input.application_id, input.mark, now);
    if (input.mark) await tell(visit, deps);
  });
}

/** Comments on an application. Throws InvalidError too where no more fit. */
export function comment(deps: VisitorDeps, input: CommentShortlistInput) {
  const { application_id, body } = input;
  return visiting(deps, input, async (visit) => {
    const { tx, row, visitor, now } = visit;
    await holdShown(visit, application_id);
    const visitors = shortlistVisitorRepository(tx);
    const { all, own } = await visitors.countComments(row.id, visitor.id, application_id);
    if (own >= commentsEach)
      throw new InvalidError(`Up to ${commentsEach} comments on one person: remove one first`);
    if (all >= commentsMax) throw new InvalidError("No more comments fit on this shortlist");
    const written = { visitor_id: visitor.id, application_id, body, created_at: now };
    const created = toComment(await visitors.comment(written));
    await tell(visit, deps);
    return created;
  });
}

/** Removes the visitor's own comment. Throws NotFoundError for any other. */
export function removeOwnComment(deps: VisitorDeps, input: RemoveShortlistCommentInput): Promise<void> {
  return visiting(deps, input, async ({ tx, visitor }) => {
    const visitors = shortlistVisitorRepository(tx);
    const found = await visitors.getComment(input.id);
    if (found?.visitor_id !== visitor.id) throw new NotFoundError();
    await visitors.removeComment(input.id);
  });
}
