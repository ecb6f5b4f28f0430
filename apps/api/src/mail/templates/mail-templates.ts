import type { z } from "zod";
import { accountChanged } from "./account-changed.ts";
import { accountErased } from "./account-erased.ts";
import { accountSuspension } from "./account-suspension.ts";
import { contactAnswer } from "./contact-answer.ts";
import { emailChange } from "./email-change.ts";
import { importFinished } from "./import-finished.ts";
import { moderationDecision } from "./moderation-decision.ts";
import { notificationsMail } from "./notifications.ts";
import { reportOutcome } from "./report-outcome.ts";
import { staffInvitation } from "./staff-invitation.ts";
import { teamInvitation } from "./team-invitation.ts";

/** Every mail there is, by the name that jobs know it by. */
export const mailTemplates = {
  account_changed: accountChanged,
  account_erased: accountErased,
  account_suspension: accountSuspension,
  contact_answer: contactAnswer,
  email_change: emailChange,
  import_finished: importFinished,
  moderation_decision: moderationDecision,
  notifications: notificationsMail,
  report_outcome: reportOutcome,
  staff_invitation: staffInvitation,
  team_invitation: teamInvitation,
};

export type MailTemplate = keyof typeof mailTemplates;
export type MailData<Name extends MailTemplate> = z.input<(typeof mailTemplates)[Name]["schema"]>;
