import { pagination } from "../fixtures.ts";
import type { SubjectFixture } from "../subjects.ts";

const summary = {
  ...{ id: 1, reference: "CB-7F3K2", name: "Person 1", email: "person-1@example.com", topic: null },
  ...{ state: "new", assignee: null, created_at: "2026-03-01T10:00:00.000Z" },
};
const message = { ...summary, message: "Hello", answers: [], version: 1, assignees: [] };

export const fixture: SubjectFixture = {
  accepted: {
    "contactInbox.list": {},
    "contactInbox.get": { id: 1 },
    "contactInbox.answer": { id: 1, version: 1, answer: "Hello" },
    "contactInbox.assign": { id: 1, version: 1, assignee_id: null },
    "contactInbox.changeState": { id: 1, version: 1, state: "closed" },
  },
  open: [],
  answers: [
    ["/staff/messages/", { message }],
    ["/staff/messages", { messages: [{ ...summary, excerpt: "Hello" }], pagination }],
  ],
};
