import type { ListEntry } from "@callboard/contracts/site-list";
import { useEffect, useRef, useState } from "react";
import { nameOf } from "./list-specs.ts";

export type Move = "up" | "down" | "top" | "end";

/** The attributes by which the buttons of a row are found again after a move. */
export const moveButton = (id: number, move: Move) => ({ "data-move": `${move} ${id}` });

const places: Record<Move, (from: number, last: number) => number> = {
  up: (from) => from - 1,
  down: (from) => from + 1,
  top: () => 0,
  end: (_, last) => last,
};

/**
 * An order that is changed here and saved as a whole. Entries that came meanwhile stand at the end. `announcement` is said
 * after each move; the focus stays with the entry that was moved.
 */
export function useOrder(entries: readonly ListEntry[]) {
  const [ids, setIds] = useState<number[] | null>(null);
  const [announcement, setAnnouncement] = useState("");
  const focusNext = useRef("");
  const place = new Map((ids ?? []).map((id, index) => [id, index]));
  const placeOf = ({ id }: ListEntry) => place.get(id) ?? entries.length;
  const ordered = ids ? entries.toSorted((one, other) => placeOf(one) - placeOf(other)) : entries;

  useEffect(() => {
    // A row that changes its place in the document loses the focus.
    if (!focusNext.current) return;
    document.querySelector<HTMLElement>(`[data-move="${focusNext.current}"]`)?.focus();
    focusNext.current = "";
  });

  const move = (entry: ListEntry, how: Move) => {
    const from = ordered.indexOf(entry);
    const to = places[how](from, ordered.length - 1);
    if (to < 0 || to >= ordered.length || to === from) return;
    const next = ordered.filter((other) => other !== entry).map(({ id }) => id);
    next.splice(to, 0, entry.id);
    focusNext.current = `${how === "top" ? "up" : how === "end" ? "down" : how} ${entry.id}`;
    const isAsStored = next.every((id, index) => entries[index]?.id === id);
    setIds(isAsStored ? null : next);
    setAnnouncement(`${nameOf(entry)}: now ${to + 1} of ${ordered.length}`);
  };
  const forget = () => setIds(null);
  return { ordered, isChanged: ids !== null, announcement, move, forget };
}
