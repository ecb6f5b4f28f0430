import { staffRoles } from "@callboard/contracts/staff";
import { z } from "zod";
import { defineTemplate } from "./template.ts";

/** Somebody is invited to run the site. */
export const staffInvitation = defineTemplate(
  z.object({
    invited_by: z.string(),
    role: z.enum(staffRoles),
    token: z.string(),
    expires_at: z.iso.datetime(),
  }),
  ({ invited_by, role, token, expires_at }, { urlOf, dateOf }) => ({
    subject: `${invited_by} invites you to run Callboard`,
    title: "You are invited to run Callboard",
    blocks: [
      {
        kind: "paragraph",
        text: `${invited_by} invites you to join the people who run the site, as ${role}. Sign in, or make an account first; then open this address in the same browser.`,
      },
      // Behind the hash: no server on the way writes it down.
      { kind: "action", label: "Join the staff", url: urlOf(`/admin/join#${encodeURIComponent(token)}`) },
      { kind: "facts", facts: [["Good until", dateOf(expires_at)]] },
      {
        kind: "paragraph",
        text: "It works once, for whoever has it: pass it on to nobody. If you did not expect it, do nothing.",
      },
    ],
    reason: `You get this because ${invited_by} entered your address.`,
  }),
);
