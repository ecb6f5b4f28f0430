/** What each wizard is called, from the first paint of its page on. */
export const claimTitles = {
  artist: "Claim Your Artist Profile",
  agency: "Claim Your Agency Profile",
} as const;
