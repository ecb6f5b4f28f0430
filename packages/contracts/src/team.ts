import { z } from "zod";
import { emailSchema } from "./account.ts";
import { filled } from "./form-fields.ts";
import { limits } from "./limits.ts";
import { idSchema, plainText } from "./page.ts";
import { invitedRoles, teamRoles } from "./team-role.ts";

const invitedRole = z.enum(invitedRoles);

const memberSchema = z.object({
  user_id: z.number().int(),
  name: z.string(),
  role: z.enum(teamRoles),
  /** Null for the agency itself. */
  joined_at: z.iso.datetime().nullable(),
  /** Named on the agency's public page, as they agreed to. */
  is_shown: z.boolean(),
  is_viewer: z.boolean(),
});
export type TeamMember = z.infer<typeof memberSchema>;

const invitationSchema = z.object({
  id: z.number().int(),
  /** As it was typed. */
  identifier: z.string(),
  role: invitedRole,
  expires_at: z.iso.datetime(),
});
export type TeamInvitation = z.infer<typeof invitationSchema>;

/** A team that the viewer is in. */
export const teamSchema = z.object({
  /** The account of its agency. */
  id: z.number().int(),
  name: z.string(),
  role: z.enum(teamRoles),
  members: z.array(memberSchema),
  /** Nobody but the owner sees who is invited. */
  invitations: z.array(invitationSchema),
  can: z.object({
    invite: z.boolean(),
    /** To change roles and remove people. */
    manage: z.boolean(),
    /** To post, change and answer for the agency. */
    act: z.boolean(),
    leave: z.boolean(),
  }),
});
export type Team = z.infer<typeof teamSchema>;

/** An invitation as whom it is for reads it. */
export const receivedInvitationSchema = z.object({
  id: z.number().int(),
  agency_name: z.string(),
  role: invitedRole,
  expires_at: z.iso.datetime(),
});
export type ReceivedInvitation = z.infer<typeof receivedInvitationSchema>;

export const teamsData = z.object({
  teams: z.array(teamSchema),
  invited: z.array(receivedInvitationSchema),
});
export type Teams = z.infer<typeof teamsData>;

const whomText = "Type a username or an e-mail address";
/** What has an @ is an address. Usernames of former versions have other forms than new ones, but no space. */
const canBeInvited = (text: string) =>
  text.includes("@") ? emailSchema.safeParse(text).success : !/\s/.test(text);

export const inviteToTeamInput = z.object({
  identifier: filled(whomText, limits.fieldMax).refine(canBeInvited, whomText),
  role: invitedRole,
});
export type InviteToTeamInput = z.output<typeof inviteToTeamInput>;
export const teamInvitationData = z.object({ invitation: invitationSchema });

/** Behind the address in a mail: whoever has it is invited. */
export const invitationTokenInput = z.object({ token: plainText.min(1).max(limits.fieldMax) });
export const receivedInvitationData = z.object({ invitation: receivedInvitationSchema });

/** By the number of one that the viewer was shown, or by the token of a mail. */
export const answerInvitationInput = z
  .object({
    id: idSchema.optional(),
    token: invitationTokenInput.shape.token.optional(),
    answer: z.enum(["accepted", "declined"]),
  })
  .refine(({ id, token }) => (id === undefined) !== (token === undefined), "Name one invitation");
export type AnswerInvitationInput = z.output<typeof answerInvitationInput>;

export const teamRoleInput = z.object({ user_id: idSchema, role: invitedRole });
export type TeamRoleInput = z.output<typeof teamRoleInput>;
export const teamShownInput = z.object({ team_id: idSchema, is_shown: z.boolean() });
export type TeamShownInput = z.output<typeof teamShownInput>;
