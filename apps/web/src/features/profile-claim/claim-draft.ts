import { useSyncExternalStore } from "react";
import { readDraft, writeDraft } from "#shared/lib/forms/drafts.ts";

export type ClaimKind = "artist" | "agency";

const discarded = "callboard:claim-draft";

/** Under which name the answers of a wizard are kept in this browser, for one person alone. */
export function claimDraftKey(kind: ClaimKind, userId: number): string {
  return `claim-${kind}-${userId}`;
}

/** Forgets the answers of a wizard. */
export function discardClaim(kind: ClaimKind, userId: number): void {
  writeDraft(claimDraftKey(kind, userId), "browser", null);
  window.dispatchEvent(new Event(discarded));
}

function subscribe(onChange: () => void) {
  window.addEventListener("storage", onChange);
  window.addEventListener(discarded, onChange);
  return () => {
    window.removeEventListener("storage", onChange);
    window.removeEventListener(discarded, onChange);
  };
}

/** True while answers of a wizard wait in this browser. */
export function useHasClaimDraft(kind: ClaimKind, userId: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => readDraft(claimDraftKey(kind, userId), "browser") !== null,
    () => false,
  );
}
