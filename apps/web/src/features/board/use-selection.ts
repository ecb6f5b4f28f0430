import type { ReceivedApplication } from "@callboard/contracts/application";
import { limits } from "@callboard/contracts/limits";
import { useState } from "react";

/** The applications that are ticked, as many as one act takes. */
export function useSelection() {
  const [rows, setRows] = useState<ReadonlyMap<number, ReceivedApplication>>(new Map());
  const toggle = (row: ReceivedApplication) => {
    const next = new Map(rows);
    if (!next.delete(row.id) && next.size < limits.boardMoveMax) next.set(row.id, row);
    setRows(next);
  };
  const add = (some: readonly ReceivedApplication[]) =>
    setRows(new Map([...rows, ...some.map((row) => [row.id, row] as const)].slice(0, limits.boardMoveMax)));
  return { rows, toggle, add, clear: () => setRows(new Map()) };
}

export type Selection = ReturnType<typeof useSelection>;
