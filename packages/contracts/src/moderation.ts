import { z } from "zod";
import { emailSchema } from "./account.ts";
import { domainSuffixes } from "./domain.ts";
import { findingSchema } from "./finding.ts";
import { choice, filled, orNone } from "./form-fields.ts";
import { idSchema, pageQuery, paginationSchema, plainText, versionSchema } from "./page.ts";
import { staffLimits } from "./staff-limits.ts";
import { type Visibility, visibilitySchema } from "./visibility.ts";

/** What can be reported and decided on; an event is a call or a campaign. */
export const subjectKinds = ["event", "comment", "profile", "message"] as const;
/** Those that everybody sees, or a moderator may look at unasked: a message is read once one of its two has reported it. */
const openKinds = ["event", "comment", "profile"] as const satisfies readonly SubjectKind[];
export type SubjectKind = (typeof subjectKinds)[number];
const subject = { subject_kind: z.enum(subjectKinds), subject_id: z.number().int() };

/** Why something is reported. */
export const reportReasons = [
  "fees",
  "fraud",
  "impersonation",
  "harassment",
  "offensive",
  "spam",
  "other",
] as const;
export type ReportReason = (typeof reportReasons)[number];
const reportReason = choice(reportReasons, "Choose what is wrong");

/** A report. Who is signed in hears what came of it anyway; a visitor says where. The last reason needs words. */
export const reportInput = z
  .object({
    subject_kind: z.enum(subjectKinds),
    subject_id: idSchema,
    reason: reportReason,
    details: plainText
      .trim()
      .max(staffLimits.reportMax, `Must be at most ${staffLimits.reportMax} characters`),
    email: orNone(emailSchema),
  })
  .refine(({ reason, details }) => reason !== "other" || details !== "", {
    error: "Say what is wrong",
    path: ["details"],
  });
export type ReportInput = z.output<typeof reportInput>;

/** Why a case is there: reports, the rules for new things, the author's answer to a decision, or a moderator. */
export const caseSources = ["report", "screening", "answer", "staff"] as const;
export type CaseSource = (typeof caseSources)[number];

/**
 * What is decided: `keep` finds nothing wrong with what is public, `uphold` leaves what is hidden or removed so; `publish` lets
 * everybody see it.
 */
export const decisionActs = ["keep", "publish", "hide", "remove", "uphold"] as const;
export type DecisionAct = (typeof decisionActs)[number];

const actsOf: Record<Visibility, readonly DecisionAct[]> = {
  public: ["keep", "hide", "remove"],
  waiting: ["publish", "remove"],
  hidden: ["publish", "uphold", "remove"],
  removed: ["publish", "uphold"],
  suspended: ["keep", "hide", "remove"],
};

/** What can be decided on a subject that is seen so; of one that is gone, only that it is. */
export const actsFor = (visibility: Visibility | null): readonly DecisionAct[] =>
  visibility === null ? ["keep"] : actsOf[visibility];

/** How a subject is seen after an act. */
export function visibilityAfter(visibility: Visibility, act: DecisionAct): Visibility {
  const after = { publish: "public", hide: "hidden", remove: "removed" } as const;
  return act === "keep" || act === "uphold" ? visibility : after[act];
}

/** True where an act must say why: its author is told. */
export const needsReason = (act: DecisionAct): boolean => act === "hide" || act === "remove";

export const decideInput = z
  .object({
    act: z.enum(decisionActs, { error: "Choose what becomes of it" }),
    reason: plainText
      .trim()
      .max(staffLimits.decisionReasonMax, `Must be at most ${staffLimits.decisionReasonMax} characters`)
      .default(""),
    /** How the moderator saw it: a decision on anything else is refused. */
    visibility: visibilitySchema.nullable(),
    /** That of the subject that the moderator read: a decision on other words is refused. */
    fingerprint: z.string().max(64).optional(),
  })
  .refine(({ act, reason }) => !needsReason(act) || reason !== "", {
    error: "Say why: its author is told",
    path: ["reason"],
  });
export type DecideInput = z.output<typeof decideInput>;

export const openCaseInput = z.object({ subject_kind: z.enum(openKinds), subject_id: idSchema });
export const openedCaseData = z.object({ id: z.number().int() });

const caseFields = {
  id: z.number().int(),
  ...subject,
  title: z.string(),
  source: z.enum(caseSources),
  report_count: z.number().int(),
  opened_at: z.iso.datetime(),
  author: z.object({ user_id: z.number().int(), name: z.string() }).nullable(),
};

/** A line of the queue. */
export const caseSummarySchema = z.object({
  ...caseFields,
  /** Each reason once, the most frequent first. */
  reasons: z.array(z.enum(reportReasons)),
});
export type CaseSummary = z.infer<typeof caseSummarySchema>;

export const caseListQuery = pageQuery(staffLimits.caseList).extend({
  subject_kind: z.enum(subjectKinds).optional(),
  source: z.enum(caseSources).optional(),
});
export const caseListData = z.object({
  cases: z.array(caseSummarySchema),
  pagination: paginationSchema,
});

export const reportSchema = z.object({
  id: z.number().int(),
  reason: z.enum(reportReasons),
  details: z.string(),
  /** Null for a visitor. */
  reporter: z.string().nullable(),
  created_at: z.iso.datetime(),
});
export type Report = z.infer<typeof reportSchema>;

export const decisionSchema = z.object({
  id: z.number().int(),
  ...subject,
  title: z.string(),
  act: z.enum(decisionActs),
  reason: z.string().nullable(),
  decided_by: z.string(),
  decided_at: z.iso.datetime(),
  answer: z.string().nullable(),
  answered_at: z.iso.datetime().nullable(),
});
export type Decision = z.infer<typeof decisionSchema>;

/** The reported thing as it is now. */
export const caseSubjectSchema = z.object({
  title: z.string(),
  text: z.string(),
  /** Small facts beside it, such as its city or its article. */
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  images: z.array(z.string()),
  /** Where the site shows it, while everybody sees it; empty for what two people alone see. */
  path: z.string(),
  visibility: visibilitySchema,
  findings: z.array(findingSchema),
  created_at: z.iso.datetime(),
  /** Another one where its words, facts or images are others. */
  fingerprint: z.string().optional(),
});
export type CaseSubject = z.infer<typeof caseSubjectSchema>;

export const moderationCaseSchema = z.object({
  ...caseFields,
  closed_at: z.iso.datetime().nullable(),
  /** Null where it is gone. */
  subject: caseSubjectSchema.nullable(),
  /** What can be decided; nothing once it is closed. */
  acts: z.array(z.enum(decisionActs)),
  reports: z.array(reportSchema),
  /** What was decided on the same thing, newest first. */
  history: z.array(decisionSchema),
  /** What was decided on other things of its author, newest first. */
  author_history: z.array(decisionSchema),
});
export type ModerationCase = z.infer<typeof moderationCaseSchema>;
export const moderationCaseData = z.object({ case: moderationCaseSchema });

/** A decision as its author reads it. */
export const ownDecisionSchema = decisionSchema
  .omit({ decided_by: true })
  .extend({ can: z.object({ answer: z.boolean() }) });
export type OwnDecision = z.infer<typeof ownDecisionSchema>;
export const ownDecisionsQuery = pageQuery(staffLimits.ownDecisionList);
export const ownDecisionsData = z.object({
  decisions: z.array(ownDecisionSchema),
  pagination: paginationSchema,
});

export const answerDecisionInput = z.object({
  answer: filled("Say how you see it", staffLimits.decisionAnswerMax),
});

/** Every site, or those with a domain suffix. */
export const wordListSites = ["", ...domainSuffixes] as const;
export type WordListSite = (typeof wordListSites)[number];

/** Words and phrases: comments with one of them wait for a moderator. */
export const wordListSchema = z.object({
  site: z.enum(wordListSites),
  words: z.array(z.string()),
  /** 0 for one that was never saved. */
  version: z.number().int(),
});
export type WordList = z.infer<typeof wordListSchema>;
export const wordListsData = z.object({ lists: z.array(wordListSchema) });
export const wordListData = z.object({ list: wordListSchema });

export const saveWordListInput = z.object({
  site: z.enum(wordListSites),
  words: z
    .array(filled("A word is missing", staffLimits.wordMax))
    .max(staffLimits.wordListMax, `Must be at most ${staffLimits.wordListMax} words`),
  version: versionSchema.or(z.literal(0)),
});
export type SaveWordListInput = z.output<typeof saveWordListInput>;

/** The words as they are typed, one a line. */
export const wordListForm = z.object({
  words: z
    .string()
    .transform((text) => [...new Set(text.split("\n").map((line) => line.trim()))].filter(Boolean))
    .refine((words) => words.every((word) => word.length <= staffLimits.wordMax), {
      error: `A word may have at most ${staffLimits.wordMax} characters`,
    })
    .pipe(saveWordListInput.shape.words),
});
