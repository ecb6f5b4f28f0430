import { pagination } from "../fixtures.ts";
import type { SubjectFixture } from "../subjects.ts";

const at = "2026-03-01T10:00:00.000Z";
const suspension = { id: 1, reason: "Asked applicants for a fee.", until: null, created_at: at };
const summary = {
  ...{ id: 2, name: "Person 2", username: "person2", email: "person-2@example.com", phone: "+447700900002" },
  ...{ created_at: at, role: null, suspension, erased_at: null },
};
const person = {
  ...{ ...summary, is_phone_verified: true, profiles: [{ id: 1, kind: "artist", visibility: "public" }] },
  counts: { events: 1, campaigns: 0, comments: 0, applications: 0, pledges: 0 },
  can: { suspend: true, end_sessions: true, export: true, erase: true },
};
const posting = { id: 1, kind: "event", title: "A call", visibility: "suspended", created_at: at };
const session = { id: 1, created_at: at, last_used_at: at, user_agent: "Test browser" };

export const fixture: SubjectFixture = {
  accepted: {
    "people.list": {},
    "people.get": { id: 2 },
    "people.sessions": { id: 2 },
    "people.postings": { id: 2 },
    "people.history": { id: 2 },
    "people.suspend": { id: 2, reason: "Asked applicants for a fee.", until: null },
    "people.lift": { id: 2, suspension_id: 1 },
    "people.endSession": { id: 2, session_id: 1 },
    "people.endSessions": { id: 2 },
    "people.export": { id: 2 },
    "people.erase": { id: 2, username: "person2" },
  },
  open: [],
  answers: [
    // Of any account, whatever is asked: each call takes what it knows.
    [
      "/staff/people/",
      {
        ...{ person, sessions: [session], postings: [posting], entries: [], pagination, suspension },
        export: { made_at: at, cut: [], parts: { account: { id: 2 } } },
      },
    ],
    ["/staff/people", { people: [summary], pagination }],
  ],
};
