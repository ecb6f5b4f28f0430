import { staffLimits } from "@callboard/contracts/staff-limits";
import { sql } from "drizzle-orm";
import { type Filling, type FullList, numberOf, page, write } from "./full-list.ts";

/** What those see who run the site: everybody belongs to them. */
export async function fillStaff(filling: Filling): Promise<void> {
  const { now, numbers } = filling;
  const { user } = numbers;
  await write(filling, "staff", "user_id, role, added_at", sql`id, 'administrator', ${now}`, sql`users`);
  await write(
    filling,
    "staff_invitations",
    "email, role, token_hash, invited_by, created_at, expires_at",
    sql`n, 'editor', n, ${user}, ${now}, ${now}::timestamptz + interval '5 days'`,
  );
  const act = "created_at, actor_id, actor_name, action, subject_kind, subject_id";
  await write(
    filling,
    "audit_entries",
    act,
    sql`${now}, ${user}, 'Asha', 'account.suspend', 'account', ${user}::bigint`,
  );
  await write(
    filling,
    "jobs",
    "kind, key, state, run_at, created_at",
    sql`'mail', n, 'dead', ${now}, ${now}`,
  );
  await fillInbox(filling);
  await fillCases(filling);
}

async function fillInbox(filling: Filling): Promise<void> {
  const { now, numbers } = filling;
  const columns = "reference, name, email, message, created_at";
  await write(filling, "contact_messages", columns, sql`n, 'Asha', 'a@example.com', 'Words', ${now}`);
  const message = await numberOf(filling, "contact_messages");
  numbers.message = message;
  const answer = sql`${message}, ${numbers.user}, 'Asha', n, ${now}`;
  await write(filling, "contact_answers", "message_id, author_id, author_name, text, created_at", answer);
}

/** Everybody has reported the call, and much was decided on it and on another thing of the account. */
async function fillCases(filling: Filling): Promise<void> {
  const { now, numbers } = filling;
  const { user, call, campaign } = numbers;
  const columns = "subject_kind, subject_id, user_id, title, source, opened_at";
  const opened = sql`${user}, 'A call', 'report', ${now}`;
  await write(filling, "moderation_cases", columns, sql`'event', ${call}::bigint + n - 1, ${opened}`);
  const theCase = await numberOf(filling, "moderation_cases");
  numbers.case = theCase;
  const report = sql`${theCase}, id, 'spam', 'Words', ${now}`;
  await write(filling, "reports", "case_id, reporter_id, reason, details, created_at", report, sql`users`);
  for (const subject of [call, campaign])
    await write(
      filling,
      "decisions",
      "case_id, subject_kind, subject_id, user_id, title, act, reason, decided_by, decided_at",
      sql`${theCase}, 'event', ${subject}, ${user}, 'A call', 'hide', 'Why', ${user}, ${now}`,
    );
}

const { staffMax, answersMax, caseReports, caseHistory } = staffLimits;
/** Invitations that are open at the same moment. */
const openMax = 100;
const history = { reports: caseReports, history: caseHistory, author_history: caseHistory };

/** The calls that answer them. */
export const staffLists: FullList[] = [
  ["/staff/members", ["staff", "staff_invitations"], { members: staffMax, invitations: openMax }],
  ["/staff/audit", ["audit_entries"], { entries: page }],
  ["/staff/jobs", ["jobs"], { jobs: page }],
  ["/staff/messages", ["contact_messages"], { messages: page }],
  [
    "/staff/messages/:id",
    ["contact_answers", "staff"],
    { answers: answersMax, assignees: staffMax },
    { id: "#message" },
  ],
  ["/staff/moderation/cases", ["moderation_cases", "reports"], { cases: page }],
  ["/staff/moderation/cases/:id", ["reports", "decisions"], history, { id: "#case" }],
  ["/moderation/decision/mine", ["decisions"], { decisions: page }],
  ["/staff/people", ["users", "staff"], { people: page }],
  ["/staff/people/:id/sessions", ["sessions"], { sessions: page }, { id: "#user" }],
  ["/staff/people/:id/postings", ["events"], { postings: page }, { id: "#user" }],
  ["/staff/people/:id/history", ["audit_entries"], { entries: page }, { id: "#user" }],
  ["/staff/numbers", ["users", "events", "applications", "comments", "contributions"], {}],
];
