import type { MoveResult, UndoInput } from "@callboard/contracts/board";
import { limits } from "@callboard/contracts/limits";
import { isOfOther } from "../application/application-policy.ts";
import { eventToDecide } from "../application/event-to-review.ts";
import { notificationRepository } from "../notification/notification-repository.ts";
import type { Actor } from "../session/session-repository.ts";
import { canUndo } from "./board-policy.ts";
import { type HistoryRow, historyRepository } from "./history-repository.ts";
import { type Acting, resultOf } from "./move-applications.ts";
import { seated } from "./seats.ts";
import { moveKey } from "./tell-applicants.ts";

/** Takes back what an own move has changed and nothing has since, and what was told of it. Throws NotFoundError and ForbiddenError. */
export function undoMove(
  { db, clock }: Omit<Acting, "notifications">,
  actor: Actor,
  { event_id, key }: UndoInput,
): Promise<MoveResult> {
  return db.transaction(async (tx) => {
    const { id: eventId } = await eventToDecide(tx, actor, event_id);
    const history = historyRepository(tx);
    const since = new Date(clock().getTime() - limits.boardUndo);
    const ids = (await history.listByKey(actor.userId, key, since)).map((entry) => entry.application_id);
    const held = (await history.getLocked(eventId, ids)).filter((row) => isOfOther(actor, row));
    const rows = new Map(held.map((row) => [row.id, row]));
    const skipped: MoveResult["skipped"] = [];
    const undoing: (HistoryRow & { role_id: number | null; user_id: number })[] = [];
    // Read again: whoever held the rows may have undone the same.
    for (const entry of await history.listByKey(actor.userId, key, since)) {
      const row = rows.get(entry.application_id);
      if (row && canUndo(entry, row)) undoing.push({ ...entry, role_id: row.role_id, user_id: row.user_id });
      else if (entry.undone_at === null) skipped.push({ id: entry.application_id, reason: "changed" });
    }
    // A seat that was free may be taken by now.
    const { fits, full } = await seated(
      tx,
      undoing.filter((entry) => entry.from_state === "cast"),
    );
    skipped.push(...full.map((entry) => ({ id: entry.application_id, reason: "full" as const })));
    const undone = [...fits, ...undoing.filter((entry) => entry.from_state !== "cast")];
    await history.undo(undone, clock());
    await notificationRepository(tx).remove(
      undone.map(({ user_id, application_id: id, version }) => ({ user_id, key: moveKey({ id, version }) })),
    );
    return resultOf(tx, eventId, ids, skipped);
  });
}
