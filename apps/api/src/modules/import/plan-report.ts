import type { PlannedEntry, PlannedPost } from "./plan.ts";

export type PlanTotals = ReturnType<typeof planTotals>["read"] extends () => infer Totals ? Totals : never;

/** Adds up what becomes of the entries of a plan. */
export function planTotals() {
  const becomes = { draft: 0, published: 0, scheduled: 0, unchanged: 0 };
  const images = { found: 0, missing: 0, remote: 0 };
  const totals = { skipped: 0, problems: 0, new_tags: 0, with_losses: 0 };

  function add(entry: PlannedEntry) {
    if ("problem" in entry) totals.problems += 1;
    else if ("skipped" in entry) totals.skipped += 1;
    else addPost(entry);
  }

  function addPost(post: PlannedPost) {
    becomes[post.becomes] += 1;
    totals.new_tags += post.new_tags.length;
    if (post.losses.length > 0) totals.with_losses += 1;
    for (const kind of ["found", "missing", "remote"] as const) images[kind] += post.images[kind].length;
  }

  return { add, read: () => ({ becomes: { ...becomes }, images: { ...images }, ...totals }) };
}

const becomesWords = {
  draft: "a draft",
  published: "published",
  scheduled: "scheduled",
  unchanged: "there already",
};

/** What becomes of an entry, in lines for a terminal. */
export function planLines(entry: PlannedEntry): string[] {
  const place = `${entry.source}:${entry.line}`;
  const title = forTerminal(entry.title) || "(no title)";
  if ("problem" in entry)
    return [`${place}:${entry.column}  NOT IMPORTED  ${title}`, `    ${forTerminal(entry.problem)}`];
  if ("skipped" in entry) return [`${place}  left out  ${title}: ${entry.skipped}`];
  const change = entry.slug_change && `    its slug ${entry.slug_change.from} is ${entry.slug_change.why}`;
  const tags =
    entry.new_tags.length > 0 &&
    `    new tags: ${entry.new_tags.map(({ name }) => forTerminal(name)).join(", ")}`;
  const missing = entry.images.missing.map((src) => `    image missing: ${forTerminal(src)}`).slice(0, 10);
  const losses = entry.losses.length > 0 && `    lost: ${entry.losses.map(forTerminal).join("; ")}`;
  const head = `${place}  ${becomesWords[entry.becomes]}  /blog/${entry.slug}  ${title}`;
  return [head, change, tags, ...missing, losses].filter((line) => line !== false && line !== null);
}

/** The sums in one sentence each. */
export function totalLines({ becomes, images, ...totals }: PlanTotals): string[] {
  const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`;
  return [
    `${becomes.published} published, ${count(becomes.draft, "draft")}, ${becomes.scheduled} scheduled, ${becomes.unchanged} there already`,
    `${totals.problems} not imported, ${totals.skipped} left out, ${totals.with_losses} with losses`,
    `${count(totals.new_tags, "new tag")}; ${count(images.found, "image")} found, ${images.missing} missing, ${images.remote} elsewhere`,
  ];
}

/** Text of a file in one line, which moves no cursor and changes no colour. */
function forTerminal(text: string): string {
  return text.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, " ").slice(0, 300);
}
