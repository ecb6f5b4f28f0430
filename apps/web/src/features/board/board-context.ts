import type { ReceivedApplication } from "@callboard/contracts/application";
import { createContext, useContext } from "react";
import type { Moving } from "./use-moving.ts";
import type { Selection } from "./use-selection.ts";

export type BoardActs = {
  eventId: number;
  /** False for reviewers of a team, who rate, label and note, but move nobody and write to nobody. */
  canDecide: boolean;
  moving: Moving;
  selection: Selection;
  /** Opens an applicant's panel. */
  open: (application: ReceivedApplication) => void;
};

export const BoardContext = createContext<BoardActs | null>(null);

/** What cards and columns do. */
export function useBoardActs(): BoardActs {
  const acts = useContext(BoardContext);
  if (!acts) throw new Error("A part of the board is rendered outside of it");
  return acts;
}
