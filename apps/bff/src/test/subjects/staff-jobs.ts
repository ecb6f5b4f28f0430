import { pagination } from "../fixtures.ts";
import type { SubjectFixture } from "../subjects.ts";

const at = "2026-03-01T10:00:00.000Z";
const job = {
  ...{ id: 1, kind: "mail", key: "staff invitation 1", state: "dead", attempts: 16 },
  ...{ details: { template: "staff_invitation" }, run_at: at, created_at: at, last_error: null },
};

export const fixture: SubjectFixture = {
  accepted: {
    "staffJobs.list": {},
    "staffJobs.retry": { id: 1 },
    "staffJobs.drop": { id: 1 },
  },
  open: [],
  answers: [
    ["/staff/jobs/1", null],
    ["/staff/jobs", { jobs: [job], counts: { dead: 1, waiting: 0, running: 0 }, pagination }],
  ],
};
