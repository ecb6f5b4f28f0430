import { type MailData, type MailTemplate, mailTemplates } from "./mail-templates.ts";

/** Data that each mail can be looked at and tested with. */
export const mailSamples: { [Name in MailTemplate]: MailData<Name> } = {
  account_changed: { name: "Rohan Das", what: "password", at: "2026-06-15T09:00:00.000Z" },
  account_erased: { name: "Rohan Das" },
  account_suspension: {
    act: "suspended",
    name: "Rohan Das",
    why: "Three of your calls asked applicants for a registration fee, after we had written to you about the first.",
    until: "2026-07-15T09:00:00.000Z",
  },
  contact_answer: {
    reference: "CB-7K2M-9QXW",
    name: "Asha Menon",
    answer:
      "Thank you for writing. The call you mean has been corrected by its poster: the workshop is on Saturday, 18 July, and starts at ten.\n\nIf the date still looks wrong to you, just write again and name the reference below.",
    message: "Hello,\nthe date of the clown workshop in Kochi cannot be right, it is a Monday.\n\nAsha",
  },
  email_change: {
    email: "rohan.das@example.com",
    token: "s9NrR3w1Yt7vAd4OjX0zUg6IfC2hKm8Q",
    expires_at: "2026-06-15T11:00:00.000Z",
  },
  import_finished: {
    source: "ghost-export-2026-06-14.json",
    imported: 941,
    skipped: 52,
    failed: 7,
    path: "/admin/imports/12",
  },
  moderation_decision: {
    subject_kind: "call",
    subject_title: "Lead role in a short film, registration fee 2,000",
    act: "hidden",
    why: "The call asks applicants to pay for the audition, which our rules do not allow. Take the fee out, and it can be public again.",
    answer_path: "/account#decisions",
  },
  notifications: {
    items: [
      { title: "You have an offer: “Chorus of forty”", path: "/account/applications/7" },
      {
        title: "Closed: “Lead role in a short film”",
        path: "/account/applications/9",
        message:
          "Dear Asha Menon,\n\nthank you for applying to “Lead role in a short film”. The call is closed now, and this time we go on with others. We would be glad to hear from you again.",
      },
      { title: "Farida Sheikh wrote to you about “Chorus of forty”", path: "/account/messages/7" },
    ],
    more: 4,
    about: ["Messages", "Your applications", "Calls you applied to"],
    unsubscribe_path: "/unsubscribe/12.7.h7Ka0pQ2mZr5tYb2LhV7cXe4",
  },
  report_outcome: {
    subject_kind: "call",
    subject_title: "Lead role in a short film, registration fee 2,000",
    outcome: "acted",
  },
  staff_invitation: {
    invited_by: "Meera Iyer",
    role: "moderator",
    token: "q3WmJ8n0Zr5tYb2LhV7cXe4KdS9fPa6U",
    expires_at: "2026-06-22T09:00:00.000Z",
  },
  team_invitation: {
    agency_name: "Lantern Casting",
    role: "member",
    token: "r8LmQ2v0Xs6uZc3NiW9yTf5HeB1gJk7P",
    expires_at: "2026-06-22T09:00:00.000Z",
  },
};

/** The sample of a mail with each of its texts changed, however deep, wherever the mail takes that; what is chosen from a list stays. */
export function sampleWithTexts(name: MailTemplate, change: (text: string) => string): unknown {
  const data = structuredClone<unknown>(mailSamples[name]);
  const isTaken = () => mailTemplates[name].schema.safeParse(data).success;
  function walk(value: unknown): void {
    if (typeof value !== "object" || value === null) return;
    const fields = value as Record<string, unknown>;
    for (const [key, field] of Object.entries(fields)) {
      if (typeof field !== "string") {
        walk(field);
        continue;
      }
      fields[key] = change(field);
      if (!isTaken()) fields[key] = field;
    }
  }
  walk(data);
  return data;
}
