import { eventDetails } from "../fixtures-event.ts";
import type { SubjectFixture } from "../subjects.ts";

export const fixture: SubjectFixture = {
  accepted: { "event.own": { id: 1 } },
  open: [],
  answers: [
    [
      "/event/own/",
      { event: { ...eventDetails, visibility: "waiting", visibility_reason: null, findings: [] } },
    ],
  ],
};
