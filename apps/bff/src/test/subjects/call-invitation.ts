import { pagination } from "../fixtures.ts";
import { publicProfile } from "../fixtures-account.ts";
import { eventSummary } from "../fixtures-event.ts";
import type { SubjectFixture } from "../subjects.ts";

const created_at = "2026-03-01T09:00:00.000Z";
const call = { id: 1, title: "Chorus", present_city: "Pune", start_date: "2026-07-01", state: null };
const sent = {
  ...{ id: 1, profile: publicProfile, state: "new", message: "Come", by_name: "Asha", created_at },
};
const received = {
  ...{ id: 1, event: eventSummary, poster: { id: 2, name: "Asha" }, state: "new", message: null, created_at },
};

export const fixture: SubjectFixture = {
  accepted: {
    "callInvitation.calls": { profile_id: 1 },
    "callInvitation.send": { event_id: 1, profile_ids: [1], message: "Come" },
    "callInvitation.sent": { event_id: 1 },
    "callInvitation.received": {},
    "callInvitation.decline": { id: 1, refuse: "poster" },
    "callInvitation.settings": undefined,
    "callInvitation.refuse": { poster_id: 2, is_refused: true },
  },
  open: [],
  answers: [
    ["/call-invitation/calls", { calls: [call] }],
    ["/call-invitation/send", { invited: [1], skipped: [{ profile_id: 2, reason: "applied" }] }],
    ["/call-invitation/event/", { event: { id: 1, title: "Chorus" }, invitations: [sent], pagination }],
    ["/call-invitation/received", { invitations: [received], pagination }],
    ["/call-invitation/settings", { settings: { refuses_all: false, refused: [{ id: 2, name: "Asha" }] } }],
    ["/call-invitation/", null],
  ],
};
