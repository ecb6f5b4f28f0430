import { pagination } from "../fixtures.ts";
import type { SubjectFixture } from "../subjects.ts";

const notification = {
  ...{ id: 1, seq: 1, kind: "call_closed", title: "Closed: “Chorus of forty”", path: "/event/7" },
  ...{ created_at: "2026-03-01T10:00:00.000Z", is_read: false },
};

export const fixture: SubjectFixture = {
  accepted: {
    "notification.list": {},
    "notification.unread": undefined,
    "notification.markRead": { ids: [1] },
  },
  open: [],
  answers: [
    ["/notification/mine", { notifications: [notification], pagination }],
    ["/notification/", { unread: 1 }],
  ],
};
