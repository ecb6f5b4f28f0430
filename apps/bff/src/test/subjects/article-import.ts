import { pagination } from "../fixtures.ts";
import type { SubjectFixture } from "../subjects.ts";

const at = "2026-03-01T10:00:00.000Z";
const counts = { published: 1, draft: 0, scheduled: 0, unchanged: 0, skipped: 0, problem: 0 };
const row = {
  ...{ id: 1, file_name: "export.json", size: 100, received: 100, state: "checked", failure: null },
  ...{ domain_names: ["callboard.in"], category: null, makes_categories: false, total: 1, done: 0 },
  ...{ planned: counts, new_tags: 0, with_losses: 0, images: { found: 0, missing: 0, remote: 0 } },
  ...{ results: null, created_by: "Asha", started_by: null, created_at: at, finished_at: null },
  ...{ expires_at: at, can: { start: true, stop: false, discard: true } },
};
const entry = {
  ...{ position: 0, source: "export.json", line: 3, column: null, title: "A post", planned: "published" },
  ...{ outcome: null, article_id: null, slug: "a-post", slug_change: null, category: null },
  ...{ is_new_category: false, new_tags: [], images_found: 0, missing_images: [], losses: [], reason: null },
};

export const fixture: SubjectFixture = {
  accepted: {
    "articleImport.list": {},
    "articleImport.get": { id: 1 },
    "articleImport.entries": { id: 1 },
    "articleImport.create": { file_name: "export.json", size: 100, domain_names: ["callboard.in"] },
    "articleImport.addPiece": { id: "1", index: "0", piece: new File(["{}"], "piece") },
    "articleImport.start": { id: 1 },
    "articleImport.stop": { id: 1 },
    "articleImport.discard": { id: 1 },
  },
  open: [],
  answers: [
    // Of any import, whatever is asked: each call takes what it knows.
    [
      "/staff/imports",
      { entries: [entry], import: row, imports: [row], sites: ["callboard.in"], pagination },
    ],
  ],
};
