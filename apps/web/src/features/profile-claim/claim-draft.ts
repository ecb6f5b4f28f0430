/** Under which name the answers of a wizard are kept in this browser, for one person alone. */
export function claimDraftKey(kind: "artist" | "agency", userId: number): string {
  return `claim-${kind}-${userId}`;
}
