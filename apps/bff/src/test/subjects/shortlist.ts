import type { SubjectFixture } from "../subjects.ts";

const at = "2026-03-01T10:00:00.000Z";
const token = "a-token-of-the-tests";
const visitor = "a-key-of-the-tests";
const tape = { type: "video/webm", size: 5_000, created_at: at };
const comment = { id: 1, body: "Warm voice", created_at: at };
const shortlist = {
  ...{ id: 1, event_id: 1, name: "For the producers", status: "open" },
  ...{ created_at: at, expires_at: "2026-03-15T10:00:00.000Z", created_by_name: "Person 1" },
  counts: { applications: 1, visitors: 1, marks: 1, comments: 1 },
};
const feedback = [{ visitor: "Meera", mark: "yes", comments: [comment] }];
const can = { share: true };
const details = {
  ...{ shortlist, can, acts: [{ at, act: "made", count: 1, by_name: "Person 1" }] },
  applications: [{ id: 1, name: "Person 2", role: null, allows_sharing: true, feedback }],
};
const shared = {
  ...{ name: "For the producers", event_title: "Chorus", poster_name: "Lantern Casting" },
  ...{ expires_at: shortlist.expires_at, visitor_name: "Meera" },
  applications: [
    {
      ...{ id: 1, name: "Person 2", role: null, profile: null, note: "I sing.", reel_url: null },
      ...{ shared: [{ field: "height", value: "170 cm" }], tape, mark: "yes", comments: [comment] },
    },
  ],
};

export const fixture: SubjectFixture = {
  accepted: {
    "shortlist.list": { event_id: 1 },
    "shortlist.get": { id: 1 },
    "shortlist.feedback": { application_id: 1 },
    "shortlist.create": { event_id: 1, name: "For the producers", application_ids: [1] },
    "shortlist.renewLink": { id: 1, days: 14 },
    "shortlist.prolong": { id: 1, days: 14 },
    "shortlist.revoke": { id: 1 },
    "shortlist.changeApplications": { id: 1, application_ids: [1], is_on: true },
    "shortlist.removeComment": { id: 1 },
    "shortlist.remove": { id: 1 },
    "shortlist.allow": { application_id: 1, allows_sharing: true },
    "sharedShortlist.open": { token },
    "sharedShortlist.introduce": { token, name: "Meera" },
    "sharedShortlist.mark": { token, visitor, application_id: 1, mark: "yes" },
    "sharedShortlist.comment": { token, visitor, application_id: 1, body: "Warm voice" },
    "sharedShortlist.removeComment": { token, visitor, id: 1 },
    "sharedShortlist.tape": { token, application_id: 1 },
  },
  open: [
    ...["sharedShortlist.open", "sharedShortlist.introduce", "sharedShortlist.mark"],
    ...["sharedShortlist.comment", "sharedShortlist.removeComment", "sharedShortlist.tape"],
  ],
  answers: [
    ["/shortlist/event", { shortlists: [shortlist], can }],
    ["/shortlist/application/", { shortlists: [{ id: 1, name: shortlist.name, feedback }], can }],
    ["/shortlist/applications", { shortlist }],
    ["/shortlist/create", { shortlist, token }],
    ["/shortlist/link", { shortlist, token }],
    ["/shortlist/prolong", { shortlist }],
    ["/shortlist/revoke", { shortlist }],
    ["/shortlist/comment/", null],
    ["/shortlist/allow", null],
    ["/shortlist/open", shared],
    ["/shortlist/visitor", { visitor, name: "Meera" }],
    ["/shortlist/mark", null],
    ["/shortlist/comment", { comment }],
    ["/shortlist/tape", { tape, pass: "1.1.2.a-pass" }],
    ["/shortlist/1", details],
  ],
};
