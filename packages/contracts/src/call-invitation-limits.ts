/** Limits of invitations to calls. Times in milliseconds. */
export const callInvitationLimits = {
  messageMax: 500,
  /** Profiles that are invited at once, and all that one account, with its team, invites within a day. */
  atOnce: 50,
  perDay: 100,
  day: 86_400_000,
  /** Calls that are offered to choose from. */
  callsMax: 50,
  /** Posters from whom somebody takes none, one by one. */
  refusedMax: 100,
  page: 20,
} as const;
