import { discardDraft, useHasDraft } from "#shared/lib/forms/drafts.ts";

export type ClaimKind = "artist" | "agency";

/** The storage key of a wizard's draft, one per user. */
export function claimDraftKey(kind: ClaimKind, userId: number): string {
  return `claim-${kind}-${userId}`;
}

/** Clears a wizard's draft. */
export function discardClaim(kind: ClaimKind, userId: number): void {
  discardDraft(claimDraftKey(kind, userId), "browser");
}

/** True while this browser holds a draft of a wizard. */
export function useHasClaimDraft(kind: ClaimKind, userId: number): boolean {
  return useHasDraft(claimDraftKey(kind, userId), "browser");
}
