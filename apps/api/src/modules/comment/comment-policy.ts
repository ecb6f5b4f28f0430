import type { Visibility } from "@callboard/contracts/visibility";
import type { Actor } from "../session/session-repository.ts";

/** People take back their own words, and nobody else's. */
export function canRemoveComment(actor: Actor | null, comment: { user_id: number | null }): boolean {
  return actor !== null && comment.user_id === actor.userId;
}

/** True of what everybody reads, a comment that says nothing of it among them. */
export function isShownComment({ visibility = "public" }: { visibility?: Visibility | undefined }): boolean {
  return visibility === "public";
}
