import { pagination } from "../fixtures.ts";
import { eventDetails, eventForm } from "../fixtures-event.ts";
import type { SubjectFixture } from "../subjects.ts";

const moment = "2026-03-01T10:00:00.000Z";
const draft = {
  ...{ id: 1, version: 1, fields: { title: "Chorus" }, banner_photo: null, description_photo: null },
  ...{ created_at: moment, changed_at: moment },
};
const answer = { event: eventDetails };
const message = "Thank you, {name}";

export const fixture: SubjectFixture = {
  accepted: {
    "ownCall.edit": { ...eventForm, id: 1, version: 0 },
    "ownCall.postDraft": { ...eventForm, draft_id: 1 },
    "ownCall.close": { id: 1, message },
    "ownCall.reopen": { id: 1 },
    "ownCall.cancel": { id: 1 },
    "ownCall.remove": { id: 1 },
    "ownCall.duplicate": { id: 1 },
    "ownCall.drafts": {},
    "ownCall.draft": { id: 1 },
    "ownCall.saveDraft": { fields: { title: "Chorus" } },
    "ownCall.removeDraft": { id: 1 },
  },
  open: [],
  answers: [
    ...["update/1", "close/1", "reopen/1", "cancel/1", "1"].map((path): [string, unknown] => [
      `/event/${path}`,
      answer,
    ]),
    // Each call reads its own part.
    ["/event/duplicate", { draft }],
    ["/event/drafts", { draft, drafts: [draft], pagination }],
  ],
};
