import { z } from "zod";
import { callInvitationLimits } from "./call-invitation-limits.ts";
import { eventSummarySchema } from "./event.ts";
import { orNone } from "./form-fields.ts";
import { idSchema, pageQuery, paginationSchema, plain } from "./page.ts";
import { profileSummarySchema } from "./profile.ts";

const { atOnce, messageMax, page } = callInvitationLimits;

/** What became of an invitation: who was invited has applied, has declined, or neither. */
export const callInvitationStates = ["new", "applied", "declined"] as const;
export type CallInvitationState = (typeof callInvitationStates)[number];
const state = z.enum(callInvitationStates);

export const sendInvitationsInput = z.object({
  event_id: idSchema,
  profile_ids: z.array(idSchema).min(1, "Choose somebody").max(atOnce, `Invite up to ${atOnce} at once`),
  message: orNone(plain(z.string().trim().max(messageMax, `Must be at most ${messageMax} characters`))),
});
export type SendInvitationsInput = z.output<typeof sendInvitationsInput>;

/** Why one of them is not invited: invited before, has applied, is not public, belongs to who posted the call, or is blocked by them. */
export const notInvitedReasons = ["invited", "applied", "gone", "own", "blocked"] as const;
export type NotInvitedReason = (typeof notInvitedReasons)[number];
export const sentInvitationsData = z.object({
  invited: z.array(z.number().int()),
  skipped: z.array(z.object({ profile_id: z.number().int(), reason: z.enum(notInvitedReasons) })),
});
export type SentInvitations = z.output<typeof sentInvitationsData>;

/** The calls that the viewer may invite to; with a profile, each says how that one stands to it. None for a profile of one's own. */
export const callsToInviteQuery = z.object({ profile_id: idSchema.optional() });
export type CallsToInviteQuery = z.output<typeof callsToInviteQuery>;
export const callToInviteSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  present_city: z.string(),
  start_date: z.iso.date(),
  /** Null for who was neither invited nor has applied, and where no profile was named. */
  state: state.nullable(),
});
export type CallToInvite = z.output<typeof callToInviteSchema>;
export const callsToInviteData = z.object({ calls: z.array(callToInviteSchema) });

/** An invitation as those see it who posted the call. */
export const sentInvitationSchema = z.object({
  id: z.number().int(),
  /** Null while it is not public. */
  profile: profileSummarySchema.nullable(),
  state,
  message: z.string().nullable(),
  /** Who of the poster's side sent it; null where they are gone. */
  by_name: z.string().nullable(),
  created_at: z.iso.datetime(),
});
export type SentInvitation = z.output<typeof sentInvitationSchema>;
export const invitationsQuery = pageQuery(page);
export type InvitationsQuery = z.output<typeof invitationsQuery>;
export const callInvitationsQuery = invitationsQuery.extend({ event_id: idSchema });
export const sentInvitationListData = z.object({
  event: z.object({ id: z.number().int(), title: z.string() }),
  invitations: z.array(sentInvitationSchema),
  pagination: paginationSchema,
});

/** An invitation as who is invited sees it. */
export const receivedInvitationSchema = z.object({
  id: z.number().int(),
  event: eventSummarySchema,
  /** The account that posted the call. */
  poster: z.object({ id: z.number().int(), name: z.string() }),
  state,
  message: z.string().nullable(),
  created_at: z.iso.datetime(),
});
export type ReceivedCallInvitation = z.output<typeof receivedInvitationSchema>;
export const receivedInvitationsData = z.object({
  invitations: z.array(receivedInvitationSchema),
  pagination: paginationSchema,
});

/** From whom no further invitations are taken: from nobody, from this poster, or from anybody. */
export const refusals = ["none", "poster", "all"] as const;
export type Refusal = (typeof refusals)[number];
export const declineInvitationInput = z.object({ refuse: z.enum(refusals) });
export type DeclineInvitationInput = z.output<typeof declineInvitationInput>;
export const callInvitationParams = z.object({ id: idSchema });
export type CallInvitationParams = z.output<typeof callInvitationParams>;

/** Who takes no invitations: from anybody, or from some posters, the newest first. */
export const invitationSettingsSchema = z.object({
  refuses_all: z.boolean(),
  refused: z.array(z.object({ id: z.number().int(), name: z.string() })),
});
export type InvitationSettings = z.output<typeof invitationSettingsSchema>;
export const invitationSettingsData = z.object({ settings: invitationSettingsSchema });
/** Without a poster: from anybody. */
export const refuseInvitationsInput = z.object({ poster_id: idSchema.optional(), is_refused: z.boolean() });
export type RefuseInvitationsInput = z.output<typeof refuseInvitationsInput>;
