import { pagination } from "../fixtures.ts";
import type { SubjectFixture } from "../subjects.ts";

const at = "2026-03-01T10:00:00.000Z";
const row = {
  ...{ id: 1, state: "done", total: 2, done: 2, size: 100, pieces: 1, images: 0, missing_images: 0 },
  ...{ unpublished_changes: 0, created_by: "Asha", created_at: at, finished_at: at, expires_at: at },
};

export const fixture: SubjectFixture = {
  accepted: {
    "articleExport.list": {},
    "articleExport.create": undefined,
    "articleExport.piece": { id: 1, index: 0 },
    "articleExport.remove": { id: 1 },
  },
  open: [],
  answers: [
    // Of any export, whatever is asked: each call takes what it knows.
    ["/staff/exports", { piece: "UEsF", export: row, exports: [row], pagination }],
  ],
};
