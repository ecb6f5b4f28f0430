/** What a team of an agency may have. */
export const teamLimits = {
  /** People beside the owner; teams that somebody is in. */
  membersMax: 25,
  teamsMax: 10,
  /** Invitations that wait for an answer, and those that are made within a day. */
  invitationsMax: 25,
  invitationsPerDay: 30,
  day: 86_400_000,
  /** How long an invitation is good, in ms. */
  invitation: 7 * 86_400_000,
} as const;
