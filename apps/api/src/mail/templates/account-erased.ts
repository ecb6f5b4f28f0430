import { z } from "zod";
import { defineTemplate } from "./template.ts";

/** The last mail to an account. */
export const accountErased = defineTemplate(z.object({ name: z.string() }), ({ name }) => ({
  subject: "Your data is erased",
  title: "Your data is erased",
  blocks: [
    {
      kind: "paragraph",
      text: `Hello ${name}, as you asked, your account on Callboard and all that was personal in it are erased: your profiles, calls, campaigns, comments and applications.`,
    },
    {
      kind: "paragraph",
      text: "Pledges stay in the ledgers of their campaigns, without your name. This mail is the last one, and your address is deleted once it is sent.",
    },
  ],
  reason: "You get this because your account on Callboard was erased.",
}));
