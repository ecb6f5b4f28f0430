import type { SubjectFixture } from "../subjects.ts";

const tape = { type: "video/webm", size: 5_000, created_at: "2026-03-01T10:00:00.000Z" };
const upload = {
  ...{ id: 1, key: "0b9f1de0-7d4f-4d8c-9d4e-0d8f3a7f2c11", name: "tape.webm", size: 5_000, received: 1_000 },
};

export const fixture: SubjectFixture = {
  accepted: {
    "tape.get": { application_id: 1 },
    "tape.upload": { event_id: 7 },
    "tape.remove": { application_id: 1 },
  },
  open: [],
  answers: [
    ["/tape/upload", { upload }],
    ["/tape/", { tape }],
  ],
};
