import type { ApplicationState } from "@callboard/contracts/application";
import type { MoveInput, MoveResult } from "@callboard/contracts/board";
import type { Db } from "../../db/client.ts";
import { isOfOther } from "../application/application-policy.ts";
import { eventToDecide } from "../application/event-to-review.ts";
import { receivedApplicationRepository } from "../application/received-application-repository.ts";
import { releaseAuditions } from "../audition/settle-day.ts";
import type { NewNotification } from "../notification/notification-repository.ts";
import type { NotificationSender } from "../notification/notification-sender.ts";
import type { Actor } from "../session/session-repository.ts";
import { canMove, isAnswer } from "./board-policy.ts";
import { historyRepository, type MovedRow } from "./history-repository.ts";
import { seated } from "./seats.ts";
import { tellApplicants } from "./tell-applicants.ts";

export type Acting = { db: Db; clock: () => Date; notifications: NotificationSender };
type Act = { actor: Actor; key: string; now: Date };
type Skipped = MoveResult["skipped"];

/**
 * Gives held applications another state, for the record. Who is declined comes to no audition: gives what those are told who get their
 * times, to be added with the other news.
 */
export async function changeState(
  db: Db,
  rows: MovedRow[],
  state: ApplicationState,
  { actor, key, now }: Act,
): Promise<NewNotification[]> {
  const isTurnedDown = state === "declined" && rows.every((row) => row.user_id === actor.userId);
  const to = { state, turned_down_at: isTurnedDown ? now : null, is_answer: isAnswer(state) };
  await historyRepository(db).move(rows, to, { by: actor.userId, key, at: now });
  if (state !== "declined") return [];
  return releaseAuditions(
    db,
    rows.map(({ id }) => id),
    now,
  );
}

/** Those that go where they are sent, and why others stay. `done` are those that this move has moved before. */
function sort(input: MoveInput, held: MovedRow[], done: Set<number>) {
  const rows = new Map(held.map((row) => [row.id, row]));
  const moving: MovedRow[] = [];
  const skipped: Skipped = [];
  for (const { id, version } of new Map(input.items.map((item) => [item.id, item])).values()) {
    const row = rows.get(id);
    if (!row) skipped.push({ id, reason: "gone" });
    else if (done.has(id) || (row.version === version && row.state === input.state)) continue;
    else if (row.version !== version) skipped.push({ id, reason: "changed" });
    else if (!canMove(row, input.state)) skipped.push({ id, reason: "turned_down" });
    else moving.push(row);
  }
  return { moving, skipped };
}

/** What became of those with these ids but for the skipped ones. */
export async function resultOf(
  tx: Db,
  eventId: number,
  ids: number[],
  skipped: Skipped,
): Promise<MoveResult> {
  const left = new Set(skipped.map(({ id }) => id));
  const moved = ids.filter((id) => !left.has(id));
  return { moved: await receivedApplicationRepository(tx).listOf(eventId, moved), skipped };
}

/**
 * Moves applications for an own event, and tells which stay and why. The same key again is the same move. Throws
 * NotFoundError and ForbiddenError.
 */
export function moveApplications(acting: Acting, actor: Actor, input: MoveInput): Promise<MoveResult> {
  const { db, clock, notifications } = acting;
  return db.transaction(async (tx) => {
    const event = await eventToDecide(tx, actor, input.event_id);
    const history = historyRepository(tx);
    const ids = input.items.map(({ id }) => id);
    const held = (await history.getLocked(event.id, ids)).filter((row) => isOfOther(actor, row));
    const before = await history.listByKey(actor.userId, input.key);
    const done = new Set(before.map((entry) => entry.application_id));
    const { moving, skipped } = sort(input, held, done);
    const { fits, full } =
      input.state === "cast" ? await seated(tx, moving) : { fits: moving, full: [] as MovedRow[] };
    skipped.push(...full.map(({ id }) => ({ id, reason: "full" as const })));
    const others = await changeState(tx, fits, input.state, { actor, key: input.key, now: clock() });
    await tellApplicants(tx, notifications, fits, { state: input.state, event, others });
    return resultOf(tx, event.id, ids, skipped);
  });
}
