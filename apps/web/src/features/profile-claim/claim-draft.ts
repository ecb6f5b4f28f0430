import { discardDraft, useHasDraft } from "#shared/lib/forms/drafts.ts";

export type ClaimKind = "artist" | "agency";

/** Under which name the answers of a wizard are kept in this browser, for one person alone. */
export function claimDraftKey(kind: ClaimKind, userId: number): string {
  return `claim-${kind}-${userId}`;
}

/** Forgets the answers of a wizard. */
export function discardClaim(kind: ClaimKind, userId: number): void {
  discardDraft(claimDraftKey(kind, userId), "browser");
}

/** True while answers of a wizard wait in this browser. */
export function useHasClaimDraft(kind: ClaimKind, userId: number): boolean {
  return useHasDraft(claimDraftKey(kind, userId), "browser");
}
