const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

/** How often somebody may change what they sign in by, take their data or be wrong about their password. Times in ms. */
export const accountLimits = {
  day,
  /** Wrong passwords in one session. */
  passwordTries: 5,
  passwordTriesWindow: 15 * minute,
  passwordTriesPerDay: 20,
  /** By one account on a day. */
  namesPerDay: 5,
  passwordsPerDay: 10,
  exportsPerDay: 5,
  /** Mails that ask whether an address is right: of one account, and to one address whoever asks. */
  emailChangesPerDay: 5,
  emailChangesPerAddress: 3,
  /** How long the link in such a mail is good. */
  emailLink: 2 * hour,
  /** Rows of each kind in the data that somebody takes with them. */
  exportMax: 5_000,
} as const;
