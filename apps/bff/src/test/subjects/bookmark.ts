import { pagination, summaryOf } from "../fixtures.ts";
import { publicProfile } from "../fixtures-account.ts";
import { eventSummary } from "../fixtures-event.ts";
import type { SubjectFixture } from "../subjects.ts";

const call = { kind: "call", id: 1 };

export const fixture: SubjectFixture = {
  accepted: {
    "bookmark.articles": { search: "quill" },
    "bookmark.calls": {},
    "bookmark.profiles": {},
    "bookmark.get": call,
    "bookmark.put": call,
    "bookmark.remove": call,
  },
  open: [],
  answers: [
    ["/bookmark/articles", { blogs: [summaryOf(1)], pagination }],
    ["/bookmark/calls", { events: [eventSummary], pagination }],
    ["/bookmark/profiles", { profiles: [publicProfile], pagination }],
    ["/bookmark/", { is_bookmarked: true }],
  ],
};
