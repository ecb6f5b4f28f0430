import { defaultMailSettings } from "@callboard/contracts/notification-mail";
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
    "notification.mailSettings": undefined,
    "notification.saveMailSettings": defaultMailSettings,
    "notification.unsubscribing": { token: "7.4.h7Ka0pQ2mZr5tYb2LhV7cXe4" },
  },
  open: ["notification.unsubscribing"],
  answers: [
    ["/notification/mail-settings", { settings: defaultMailSettings }],
    ["/notification/unsubscribe", { groups: ["calls"], is_off: false }],
    ["/notification/mine", { notifications: [notification], pagination }],
    ["/notification/", { unread: 1 }],
  ],
};
