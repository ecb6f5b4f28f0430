import { pagination } from "../fixtures.ts";
import type { SubjectFixture } from "../subjects.ts";

const sides = {
  ...{ application_id: 1, event: { id: 7, title: "Chorus of forty" }, role_name: null, role: "poster" },
  other: { name: "Person 1" },
};
const created_at = "2026-03-01T10:00:00.000Z";
const message = { id: 1, is_own: true, body: "Hello", is_removed: false, files: [], created_at };
const file = { id: 1, name: "vita.pdf", type: "application/pdf", size: 8, pieces: 1 };
const conversation = {
  ...{ ...sides, can: { write: true, block: true }, lock: null },
  ...{ read_id: 1, other_read_id: 0 },
};

export const fixture: SubjectFixture = {
  accepted: {
    "conversation.list": {},
    "conversation.unread": undefined,
    "conversation.get": { application_id: 1 },
    "conversation.send": { application_id: 1, body: "Hello", idempotency_key: "a-key-of-the-tests" },
    "conversation.addFile": {
      application_id: 1,
      file: new File(["%PDF-1.7"], "vita.pdf", { type: "application/pdf" }),
    },
    "conversation.filePiece": { id: 1, index: 0 },
    "conversation.markRead": { application_id: 1, message_id: 1 },
    "conversation.block": { application_id: 1, is_blocked: true },
  },
  open: [],
  answers: [
    [
      "/conversation/mine",
      {
        conversations: [
          { ...sides, unread: 1, last: { excerpt: "Hello", file_count: 0, is_own: true, created_at } },
        ],
        pagination,
      },
    ],
    ["/conversation/unread", { count: 1 }],
    ["/conversation/1/files", { file }],
    ["/conversation/files/", { piece: "JVBERg==" }],
    ["/conversation/1/send", { message }],
    ["/conversation/send-to-many", { sent: [1], skipped: [2] }],
    ["/conversation/", { conversation, messages: [message], pagination }],
  ],
};
