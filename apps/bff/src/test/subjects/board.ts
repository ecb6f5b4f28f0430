import { application, eventSummary, receivedApplication } from "../fixtures-event.ts";
import type { SubjectFixture } from "../subjects.ts";

const at = "2026-03-01T10:00:00.000Z";
const key = "0f6b1c52-key-of-a-move";
const label = { id: 1, name: "Tall" };
const note = { id: 1, author: "Person 1", body: "Warm voice", created_at: at, can: { remove: true } };
const history = [{ at, state: "viewed", is_applicant: false }];
const counts = { sent: 1, viewed: 1, shortlisted: 0, callback: 0, offered: 0, cast: 0, declined: 0 };
const move = { event_id: 1, key, items: [{ id: 1, version: 1 }], state: "callback" };

export const fixture: SubjectFixture = {
  accepted: {
    "board.get": { event_id: 1 },
    "board.exported": { event_id: 1 },
    "board.move": move,
    "board.undo": { event_id: 1, key },
    "board.label": { event_id: 1, ids: [1], name: "Tall", is_on: true },
    "board.applicant": { id: 1 },
    "board.rate": { id: 1, rating: 3 },
    "board.addNote": { id: 1, body: "Warm voice" },
    "board.removeNote": { id: 1 },
    "board.progress": { id: 1 },
    "board.answer": { id: 1, answer: "accepted" },
  },
  open: [],
  answers: [
    [
      "/application/board",
      { board: { event: { id: 1, title: "Chorus" }, counts, labels: [label], roles: [] } },
    ],
    ["/application/export", { csv: '"Name"\r\n', nextCursor: null }],
    ["/application/move", { moved: [receivedApplication], skipped: [] }],
    ["/application/undo", { moved: [receivedApplication], skipped: [] }],
    ["/application/label", { label, labelled: [receivedApplication] }],
    ["/application/received", { application: receivedApplication, notes: [note], history }],
    ["/application/rating", { application: receivedApplication }],
    ["/application/note", { note }],
    ["/application/answer", { application }],
    ["/application/1", { application: { ...application, event: eventSummary }, history }],
  ],
};
