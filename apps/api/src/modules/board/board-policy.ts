import type { ApplicationState } from "@callboard/contracts/application";
import type { AnswerOfferInput, BoardMove } from "@callboard/contracts/board";

type Moved = { state: ApplicationState; turned_down_at: Date | null };

/** A poster moves anybody anywhere; who said no to an offer is left alone, but for another offer. */
export function canMove({ turned_down_at }: Moved, to: BoardMove): boolean {
  return turned_down_at === null || to === "offered";
}

/** True of what answers the applicant. */
export function isAnswer(state: ApplicationState): boolean {
  return state !== "sent" && state !== "viewed";
}

/** An offer is answered by its applicant, once. */
export function canAnswer({ state }: Pick<Moved, "state">): boolean {
  return state === "offered";
}

/** The state that the applicant's answer to an offer makes of it. */
export function answered(answer: AnswerOfferInput["answer"]): "cast" | "declined" {
  return answer === "accepted" ? "cast" : "declined";
}

/** True where the application is as the same answer left it: sent twice, it is one. */
export function isAnsweredSo({ state, turned_down_at }: Moved, answer: AnswerOfferInput["answer"]): boolean {
  return state === answered(answer) && (answer === "accepted" || turned_down_at !== null);
}

/** A move that nothing followed can be taken back by who made it, for a while. */
export function canUndo(
  entry: { version: number; undone_at: Date | null },
  application: { version: number },
): boolean {
  return entry.undone_at === null && entry.version === application.version;
}
