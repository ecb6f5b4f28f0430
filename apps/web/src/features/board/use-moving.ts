import type { ReceivedApplication } from "@callboard/contracts/application";
import type { BoardMove, MoveResult } from "@callboard/contracts/board";
import { limits } from "@callboard/contracts/limits";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { trpc } from "#shared/lib/api/trpc.ts";
import { columnWords } from "./columns.ts";
import { useLoadedApplications } from "./lists/use-applications.ts";

/** What the last act did, and the key to undo it by. */
export type Done = { text: string; undoKey: string | null };

export const countWords = (count: number) => (count === 1 ? "1 application" : `${count} applications`);

const reasons: Record<MoveResult["skipped"][number]["reason"], string> = {
  changed: "changed meanwhile",
  gone: "withdrawn meanwhile",
  turned_down: "said no to your offer",
  full: "no free seat in the role",
};

function skippedWords(skipped: MoveResult["skipped"]): string {
  if (skipped.length === 0) return "";
  const why = [...new Set(skipped.map(({ reason }) => reasons[reason]))].join(", ");
  return ` ${countWords(skipped.length)} stayed: ${why}.`;
}

const nameOf = (rows: readonly ReceivedApplication[]) =>
  rows.length === 1 ? (rows[0]?.applicant.name ?? "") : countWords(rows.length);

type Move = { rows: readonly ReceivedApplication[]; state: BoardMove; key: string };

/** The acts that change where applications of a call stand: they are sent one after the other. */
export const boardScope = (event_id: number) => ({ id: `board ${event_id}` });

/** Moves applications at once on the screen, then for good; the last move can be undone. */
export function useMoving(event_id: number) {
  const utils = trpc.useUtils();
  const { put, newest, refresh, refreshCounts } = useLoadedApplications();
  const [done, setDone] = useState<Done | null>(null);
  const followed = useRef<number>(null);
  const scope = boardScope(event_id);
  const settle = async ({ moved, skipped }: MoveResult) => {
    put(moved);
    await (skipped.length > 0 ? refresh() : refreshCounts());
  };
  const moving = useMutation({
    // It may have waited for another act, which gave them another version.
    mutationFn: ({ rows, ...to }: Move) => {
      const items = newest(rows).map(({ id, version }) => ({ id, version }));
      return utils.client.board.move.mutate({ event_id, items, ...to });
    },
    scope,
    meta: { failure: "The applications could not be moved" },
    onSuccess: settle,
    onError: () => void refresh(),
  });
  const undoing = trpc.board.undo.useMutation({
    scope,
    meta: { failure: "The move could not be undone" },
    onSuccess: settle,
  });

  const move = (rows: readonly ReceivedApplication[], state: BoardMove) => {
    const wanted = newest(rows)
      .filter((row) => row.state !== state)
      .slice(0, limits.boardMoveMax);
    if (wanted.length === 0) return;
    const key = crypto.randomUUID();
    put(wanted.map((row) => ({ ...row, state, is_turned_down: false })));
    moving.mutate(
      { rows: wanted, state, key },
      {
        onSuccess: ({ moved, skipped }) => {
          const text =
            moved.length > 0 ? `${nameOf(moved)} moved to ${columnWords[state]}.` : "Nothing moved.";
          setDone({ text: text + skippedWords(skipped), undoKey: moved.length > 0 ? key : null });
        },
      },
    );
  };
  const undo = () => {
    if (!done?.undoKey) return;
    const key = done.undoKey;
    undoing.mutate(
      { event_id, key },
      {
        onSuccess: ({ moved, skipped }) =>
          setDone({ text: `Undone for ${nameOf(moved)}.${skippedWords(skipped)}`, undoKey: null }),
      },
    );
  };
  return {
    move,
    /** The application that the focus goes along with, once its card is in another column. */
    followed,
    undo,
    done,
    dismiss: () => setDone(null),
    tell: (text: string) => setDone({ text, undoKey: null }),
  };
}

export type Moving = ReturnType<typeof useMoving>;
