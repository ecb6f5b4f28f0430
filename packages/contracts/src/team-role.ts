import { z } from "zod";

/** The owner is the agency's account. A member acts for the agency; a reviewer looks, and marks what they think. */
export const teamRoles = ["owner", "member", "reviewer"] as const;
export type TeamRole = (typeof teamRoles)[number];
/** Those that somebody is invited as. */
export const invitedRoles = ["member", "reviewer"] as const satisfies readonly TeamRole[];
export type InvitedRole = (typeof invitedRoles)[number];

/** Whose team something belongs to, as the viewer is in it. */
export const ofTeamSchema = z.object({ id: z.number().int(), name: z.string(), role: z.enum(teamRoles) });
export type OfTeam = z.infer<typeof ofTeamSchema>;
