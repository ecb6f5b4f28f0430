import type { SubjectFixture } from "../subjects.ts";

const at = "2026-06-15T09:00:00.000Z";
const subject = { subject_kind: "event", subject_id: 1 };
const summary = {
  ...{ id: 1, ...subject, title: "Chorus", source: "report", report_count: 1, opened_at: at },
  author: { user_id: 1, name: "Asha" },
};

export const fixture: SubjectFixture = {
  accepted: {
    "moderation.report": { ...subject, reason: "fees", details: "" },
    "moderation.mine": {},
    "moderation.answer": { id: 1, answer: "It was a mistake." },
    "moderation.cases": {},
    "moderation.case": { id: 1 },
    "moderation.decide": { id: 1, act: "keep", visibility: "public" },
    "moderation.open": subject,
    "moderation.words": undefined,
    "moderation.saveWords": { site: ".in", words: ["casino"], version: 0 },
  },
  open: ["moderation.report"],
  answers: [
    ["/moderation/report", null],
    [
      "/moderation/decision/mine",
      { decisions: [], pagination: { page: 1, limit: 10, hasNextPage: false, nextCursor: null } },
    ],
    ["/moderation/decision/1/answer", null],
    ["/staff/moderation/open", { id: 1 }],
    ["/staff/moderation/words", { lists: [], list: { site: ".in", words: ["casino"], version: 1 } }],
    ["/staff/moderation/cases/1/decide", null],
    [
      "/staff/moderation/cases/1",
      {
        case: {
          ...{ ...summary, closed_at: null, subject: null, acts: ["keep"] },
          ...{ reports: [], history: [], author_history: [] },
        },
      },
    ],
    [
      "/staff/moderation/cases",
      {
        cases: [{ ...summary, reasons: ["fees"] }],
        pagination: { page: 1, limit: 25, hasNextPage: false, nextCursor: null },
      },
    ],
  ],
};
