import { invitedRoles } from "@callboard/contracts/team-role";
import { z } from "zod";
import { defineTemplate } from "./template.ts";

/** Somebody is invited to act for an agency. */
export const teamInvitation = defineTemplate(
  z.object({
    agency_name: z.string(),
    role: z.enum(invitedRoles),
    token: z.string(),
    expires_at: z.iso.datetime(),
  }),
  ({ agency_name, role, token, expires_at }, { urlOf, dateOf }) => ({
    subject: `${agency_name} invites you to its team`,
    title: `${agency_name} invites you to its team`,
    blocks: [
      {
        kind: "paragraph",
        text:
          role === "member"
            ? "As a member you post calls for the agency, move those who apply and write to them."
            : "As a reviewer you look at those who apply to the agency's calls, and note what you think.",
      },
      // Behind the hash: no server on the way writes it down.
      {
        kind: "action",
        label: "Look at the invitation",
        url: urlOf(`/account/team#${encodeURIComponent(token)}`),
      },
      { kind: "facts", facts: [["Good until", dateOf(expires_at)]] },
      {
        kind: "paragraph",
        text: "Sign in, or make an account first. It works once, for whoever has it: pass it on to nobody. If you did not expect it, do nothing.",
      },
    ],
    reason: `You get this because ${agency_name} entered your address.`,
  }),
);
