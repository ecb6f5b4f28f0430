import { expect, it } from "vitest";
import { buildPost, type RawPost } from "./build-post.ts";
import type { ImportEntry } from "./imported-post.ts";
import { type Existing, type ImportChoices, importPlan, type PlannedEntry } from "./plan.ts";
import { planLines, planTotals, totalLines } from "./plan-report.ts";

const now = new Date("2026-01-01T00:00:00.000Z");
const nothing: Existing = {
  ...{ imported: new Map(), slugs: new Set<string>(), tagSlugs: new Set<string>() },
  ...{ tagNames: new Map(), categories: new Set<string>() },
};

let count = 0;
function entry(fields: Partial<RawPost> = {}): ImportEntry {
  count += 1;
  const post = buildPost({
    ...{ key: `ghost:${count}`, title: "A post", slug: "a-post", excerpt: "", html: "<p>x</p>", author: "" },
    ...{
      tags: [],
      category: "",
      published_at: "2025-01-01T00:00:00Z",
      created_at: null,
      state: "published" as const,
    },
    ...{
      featured_image: null,
      meta_title: "",
      meta_description: "",
      is_featured: false,
      filesOf: () => [],
      ...fields,
    },
  });
  return { source: "ghost.json", line: count, column: 1, post };
}
const choices: ImportChoices = { domains: ["localhost"], category: "News", makes_categories: false };
function planned(
  entries: ImportEntry[],
  existing: Partial<Existing> = {},
  files: string[] = [],
  chosen: Partial<ImportChoices> = {},
): PlannedEntry[] {
  const { plan } = importPlan({
    existing: { ...nothing, ...existing },
    choices: { ...choices, ...chosen },
    now,
    hasFile: (name) => files.includes(name),
  });
  return entries.map(plan);
}

it("publishes what was published, schedules what is to come, and keeps drafts", () => {
  const of = (state: RawPost["state"], published_at: string | null) =>
    entry({ state, published_at, slug: state });
  const plans = planned([
    of("published", "2025-01-01T00:00:00Z"),
    of("published", "2026-02-01T00:00:00Z"),
    of("scheduled", "2025-01-01T00:00:00Z"),
    of("scheduled", "2026-02-01T00:00:00Z"),
    of("draft", "2025-01-01T00:00:00Z"),
    of("published", null),
  ]);
  expect(plans.map((plan) => "becomes" in plan && plan.becomes)).toEqual([
    ...["published", "scheduled", "published", "scheduled", "draft", "draft"],
  ]);
});

it("gives a post another slug where its own is taken, by an article or by a post before it, or reserved", () => {
  const posts = [entry(), entry(), entry({ slug: "login" }), entry({ slug: "free" })];
  const plans = planned(posts, { slugs: new Set(["a-post"]) });
  expect(plans.map((plan) => "slug" in plan && [plan.slug, plan.slug_change])).toEqual([
    ["a-post-2", { from: "a-post", why: "taken" }],
    ["a-post-3", { from: "a-post", why: "taken" }],
    ["article-login", { from: "login", why: "reserved" }],
    ["free", null],
  ]);
});

it("makes each new tag once, under a slug that it may have, and none that is there", () => {
  const tags = [{ name: "News" }, { name: "FILM" }, { name: "Events" }, { name: "Known" }];
  const existing = { tagNames: new Map([["news", "site-news"]]), tagSlugs: new Set(["site-news", "known"]) };
  const plans = planned([entry({ tags }), entry({ tags, slug: "other" })], existing);
  expect(plans.map((plan) => "new_tags" in plan && plan.new_tags)).toEqual([
    [
      { name: "FILM", slug: "film" },
      { name: "Events", slug: "tag-events" },
    ],
    [],
  ]);
});

it("puts a post into its category, the chosen one or a new one, and says which it does not have", () => {
  const posts = () => [
    entry({ category: "news" }),
    entry({ category: "Other" }),
    entry({ category: "other" }),
    entry({ category: "Film", tags: [{ name: "film" }] }),
  ];
  const existing = { categories: new Set(["news"]) };
  const of = (plan: PlannedEntry) => "losses" in plan && [plan.category, plan.is_new_category, plan.losses];
  const lost = (name: string) => [`the category ${name}, which this site does not have`];
  expect(planned(posts(), existing).map(of)).toEqual([
    ["news", false, []],
    ["News", false, lost("Other")],
    ["News", false, lost("other")],
    ["News", false, []],
  ]);
  expect(planned(posts(), existing, [], { makes_categories: true }).map(of)).toEqual([
    ["news", false, []],
    ["Other", true, []],
    ["other", false, []],
    ["Film", true, []],
  ]);
});

it("makes a draft of a post that cannot be public, and says why", () => {
  const posts = [entry({ html: "" }), entry({ domain_names: ["a.example"] }), entry({ state: "draft" })];
  const plans = planned(posts, {}, [], { domains: [], category: null });
  expect(plans.map((plan) => "losses" in plan && [plan.becomes, plan.losses])).toEqual([
    [
      "draft",
      [
        "it has no category of this site: it becomes a draft",
        "it has no text: it becomes a draft",
        "it is meant for no site: it becomes a draft",
      ],
    ],
    ["draft", ["it has no category of this site: it becomes a draft"]],
    ["draft", []],
  ]);
});

it("says which images lie beside, which are missing, and which stay elsewhere", () => {
  const html =
    '<img src="/a.jpg"><img src="/b.jpg"><img src="https://x.example/c.jpg"><img src="http://x.example/d.jpg">';
  const [plan] = planned(
    [entry({ html, featured_image: "/a.jpg", filesOf: (src) => [`big${src}`, `images${src}`] })],
    {},
    ["images/a.jpg"],
  );
  expect(plan).toMatchObject({
    images: {
      found: [{ src: "/a.jpg", file: "images/a.jpg" }],
      missing: ["/b.jpg", "http://x.example/d.jpg"],
      remote: ["https://x.example/c.jpg"],
    },
    losses: [
      "images that lie nowhere beside the export: 2",
      "images that stay at other addresses, which the site shows only where its settings allow them: 1",
    ],
  });
});

it("leaves what was imported before as it is, and takes the second of two with one key for a mistake", () => {
  const twice = [entry({ key: "ghost:x" }), entry({ key: "ghost:x", title: "Other" })];
  const plans = planned(twice, {
    imported: new Map([["ghost:x", "its-slug"]]),
    slugs: new Set(["its-slug"]),
  });
  expect(plans).toMatchObject([
    { becomes: "unchanged", slug: "its-slug" },
    { problem: "Another post before it is ghost:x too" },
  ]);
});

it("says it all in lines, in which a file moves no cursor", () => {
  const hostile = "\u001b[2J\u202eA";
  const place = { source: "a.xml", line: 3, column: 5 };
  const entries = [
    ...planned([entry({ slug: "login", tags: [{ name: "News" }], html: "x<script></script>" })]),
    { ...place, title: hostile, problem: "It is broken" },
    { ...place, title: "B", skipped: "A page" },
  ];
  expect(entries.flatMap(planLines).map((line) => line.replace(/^ghost\.json:\d+/, "g"))).toEqual([
    "g  published  /blog/article-login  A post",
    "    its slug login is reserved",
    "    new tags: News",
    "    lost: a script",
    "a.xml:3:5  NOT IMPORTED   [2J A",
    "    It is broken",
    "a.xml:3  left out  B: A page",
  ]);
  const totals = planTotals();
  for (const one of entries) totals.add(one);
  expect(totalLines(totals.read())).toEqual([
    "1 published, 0 drafts, 0 scheduled, 0 there already",
    "1 not imported, 1 left out, 1 with losses",
    "1 new tag; 0 images found, 0 missing, 0 elsewhere",
  ]);
});
