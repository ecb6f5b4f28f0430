/** The title of each wizard, which the shell shows while it loads. */
export const claimTitles = {
  artist: "Claim Your Artist Profile",
  agency: "Claim Your Agency Profile",
} as const;
