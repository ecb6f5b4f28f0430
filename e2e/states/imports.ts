import { adminAt, calm, lists, loading } from "./admin-scenarios.ts";
import type { Entry } from "./entry.ts";
import { at, press, type Scenario, shows } from "./scenarios.ts";

const page = "/admin/imports";
const one = `${page}/1`;
const list = /^articleImport\.list$/;
const exported = /^articleExport\.list$/;
const get = /^articleImport\.get$/;
const entries = /^articleImport\.entries$/;
const when = "2026-11-23T06:00:00.000Z";
const pagination = { page: 1, limit: 50, hasNextPage: false, nextCursor: null };
const counts = { published: 812, draft: 40, scheduled: 1, unchanged: 3, skipped: 12, problem: 2 };

const anImport = (state: string, more: object = {}) => ({
  ...{ id: 1, file_name: "stage-door.ghost.json", size: 18_400_000, received: 18_400_000, state },
  ...{ failure: null, domain_names: ["callboard.in", "callboard.com"], category: "Craft" },
  ...{ makes_categories: true, total: 870, done: 0, planned: counts, new_tags: 31, with_losses: 17 },
  ...{ images: { found: 1_204, missing: 6, remote: 11 }, results: null, created_by: "Meera Nair" },
  ...{ started_by: null, created_at: when, finished_at: null, expires_at: when },
  can: { start: false, stop: false, discard: false },
  ...more,
});
const checked = () => anImport("checked", { can: { start: true, stop: false, discard: true } });
const importing = () =>
  anImport("importing", { done: 412, results: counts, can: { start: false, stop: true, discard: false } });
const failed = () =>
  anImport("failed", {
    ...{ planned: null, total: 0, can: { start: false, stop: false, discard: true } },
    failure: "stage-door.ghost.json: ends in the middle, as if it were cut off, at line 36, column 36",
  });
const entry = (position: number, planned: string, more: object = {}) => ({
  ...{ position, source: "stage-door.ghost.json", line: 12 + position * 40, column: null, planned },
  ...{ title: "A hall that listens", outcome: null, article_id: null, slug: "a-hall-that-listens" },
  ...{ slug_change: null, category: "Craft", is_new_category: false, new_tags: [], images_found: 0 },
  ...{ missing_images: [], losses: [], reason: null, ...more },
});
const report = () => ({
  entries: [
    entry(0, "published", { outcome: "published", article_id: 7, images_found: 3 }),
    entry(1, "draft", {
      ...{ slug_change: { from: "blog", why: "reserved" }, new_tags: ["backstage", "lamps"] },
      ...{ missing_images: ["/content/images/none.png"], losses: ["the excerpt is cut to 500 characters"] },
    }),
    entry(2, "problem", { column: 8, title: "", reason: "Its text cannot be read" }),
    entry(3, "skipped", { title: "About", reason: "It is a page" }),
    entry(4, "unchanged"),
  ],
  pagination,
});

/** An import and its report. */
const withReport =
  (value: () => object, ...steps: Scenario[]): Scenario =>
  (screen) =>
    adminAt(one, get, value, async (page) => {
      await adminAt(one, entries, report, calm)(page);
      for (const step of steps) await step(page);
    })(screen);

const archive = (id: number, state: string, more: object = {}) => ({
  ...{ id, state, total: 870, done: 870, size: 91_000_000, pieces: 44, images: 1_204, missing_images: 2 },
  ...{ unpublished_changes: 1, created_by: "Meera Nair", created_at: when, finished_at: when },
  ...{ expires_at: state === "done" ? when : null, ...more },
});
const exports = () => ({
  exports: [
    archive(4, "running", { done: 300 }),
    archive(3, "done"),
    archive(2, "failed"),
    archive(1, "expired"),
  ],
  pagination,
});
const imports = () => ({
  imports: ["checked", "importing", "done", "failed", "discarded"].map((state, id) => ({
    ...anImport(state, state === "done" ? { results: counts, started_by: "Asha" } : {}),
    id,
  })),
  sites: [],
  pagination,
});

/** Imports and exports of articles. */
export const importStates: readonly Entry[] = [
  {
    route: "/admin/*",
    who: "administrator",
    part: page,
    isOnDesk: true,
    states: {
      imports: adminAt(page, list, imports, calm),
      ...lists(page, list),
      loading: adminAt(page, list, "held", loading),
      exports: adminAt(page, exported, exports, calm),
      "exports, failed": adminAt(page, exported, "failed", shows("alert")),
      "nothing chosen": at(page, press("Check the file"), calm),
      checked: withReport(checked),
      importing: withReport(importing),
      "asking to import": withReport(checked, press(/^Import 853/), shows("dialog")),
      "a broken file": withReport(failed),
      "the import, loading": adminAt(one, get, "held", loading),
      "the import, failed": adminAt(one, get, "failed", shows("alert")),
      "no import": at(`${page}/999999`, calm),
    },
  },
];
