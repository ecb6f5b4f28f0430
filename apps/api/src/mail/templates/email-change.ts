import { z } from "zod";
import { defineTemplate } from "./template.ts";

/** Asks whether an address is that of who entered it; without a token it is another account's already. */
export const emailChange = defineTemplate(
  z.object({ email: z.string(), token: z.string().optional(), expires_at: z.iso.datetime() }),
  ({ email, token, expires_at }, { urlOf, dateOf }) => {
    const reason =
      "You get this because somebody entered your address in the settings of an account on Callboard.";
    if (token === undefined) {
      return {
        subject: "Your address has an account already",
        title: "Your address has an account already",
        blocks: [
          {
            kind: "paragraph",
            text: "Somebody who is signed in to another account wants it to have this address. An address belongs to one account, and this one has yours: nothing was changed.",
          },
          {
            kind: "paragraph",
            text: "If that was you, sign in with this address, or change it there first. If not, do nothing.",
          },
          { kind: "action", label: "Sign in", url: urlOf("/login") },
        ],
        reason,
      };
    }
    return {
      subject: "Confirm your new e-mail address",
      title: "Confirm your new e-mail address",
      blocks: [
        { kind: "paragraph", text: "Open this link, and your account on Callboard has this address." },
        // Behind the hash: no server on the way writes it down.
        {
          kind: "action",
          label: "Confirm the address",
          url: urlOf(`/account/email#${encodeURIComponent(token)}`),
        },
        {
          kind: "facts",
          facts: [
            ["Address", email],
            ["Good until", dateOf(expires_at)],
          ],
        },
        {
          kind: "paragraph",
          text: "It works once. If you did not ask for it, do nothing: your address is not used.",
        },
      ],
      reason,
    };
  },
);
