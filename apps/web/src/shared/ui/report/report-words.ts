import type { ReportReason, SubjectKind } from "@callboard/contracts/moderation";

/** What is wrong, as whoever reports it chooses. */
export const reasonTexts: Record<ReportReason, string> = {
  fees: "It asks applicants for money",
  fraud: "It is a fraud, or does not exist",
  impersonation: "It pretends to be somebody else",
  harassment: "It harasses or threatens somebody",
  offensive: "It is hateful or obscene",
  spam: "It is advertising or spam",
  other: "Something else",
};

/** A subject's kind in running text. */
export const subjectWords: Record<SubjectKind, string> = {
  event: "call",
  comment: "comment",
  profile: "profile",
  message: "message",
};
