import { isReservedSlug } from "@callboard/contracts/routes";
import type { ImportEntry, ImportedPost, ImportedState, ImportedTag } from "./imported-post.ts";
import { freeSlug } from "./slug.ts";

/** What the site has already. Names and slugs in lower case. */
export type Existing = {
  /** The slugs of articles by the import key of those that were imported before. */
  imported: ReadonlyMap<string, string>;
  slugs: ReadonlySet<string>;
  tagSlugs: ReadonlySet<string>;
  /** The slugs of tags by name. */
  tagNames: ReadonlyMap<string, string>;
  categories: ReadonlySet<string>;
};

export type SlugChange = { from: string; why: "taken" | "reserved" };
type PlannedImage = { src: string; file: string };

/** What becomes of one post. */
export type PlannedPost = {
  source: string;
  line: number;
  key: string;
  title: string;
  becomes: ImportedState | "unchanged";
  slug: string;
  slug_change: SlugChange | null;
  new_tags: ImportedTag[];
  category: string | null;
  /** True where the import makes the category. */
  is_new_category: boolean;
  images: { found: PlannedImage[]; missing: string[]; remote: string[] };
  losses: string[];
};
type PlannedProblem = { source: string; line: number; column: number; title: string; problem: string };
type PlannedSkip = { source: string; line: number; title: string; skipped: string };
export type PlannedEntry = PlannedPost | PlannedProblem | PlannedSkip;

/** What the person who imports has chosen for all posts. */
export type ImportChoices = {
  /** The hosts that show a post which names none itself. */
  domains: string[];
  /** The category of posts whose own one the site does not have; null leaves them without. */
  category: string | null;
  /** Whether categories that the site does not have are made. */
  makes_categories: boolean;
};

type Context = {
  existing: Existing;
  choices: ImportChoices;
  now: Date;
  hasFile: (name: string) => boolean;
};

/**
 * Says what becomes of each entry, one after the other; nothing is written. The same entries in the same order get the same slugs. `plan`
 * takes the next entry.
 */
export function importPlan({ existing, choices, now, hasFile }: Context) {
  const slugs = new Set(existing.slugs);
  const tagSlugs = new Set(existing.tagSlugs);
  const tagNames = new Map(existing.tagNames);
  const categories = new Set(existing.categories);
  const seen = new Set<string>();

  function categoryOf({ category }: ImportedPost): Pick<PlannedPost, "category" | "is_new_category"> {
    if (category && categories.has(category.toLowerCase())) return { category, is_new_category: false };
    if (!category || !choices.makes_categories) return { category: choices.category, is_new_category: false };
    categories.add(category.toLowerCase());
    return { category, is_new_category: true };
  }

  function tagsOf(post: ImportedPost): ImportedTag[] {
    return post.tags.flatMap(({ name, slug }) => {
      if (tagNames.has(name.toLowerCase()) || tagSlugs.has(slug)) return [];
      const free = freeSlug(isReservedSlug(slug) ? `tag-${slug}` : slug, (taken) => tagSlugs.has(taken));
      tagSlugs.add(free);
      tagNames.set(name.toLowerCase(), free);
      return [{ name, slug: free }];
    });
  }

  function slugFor(post: ImportedPost): { slug: string; slug_change: SlugChange | null } {
    const isReserved = isReservedSlug(post.slug) || post.slug === "tag";
    const slug = freeSlug(isReserved ? `article-${post.slug}` : post.slug, (taken) => slugs.has(taken));
    slugs.add(slug);
    if (slug === post.slug) return { slug, slug_change: null };
    return { slug, slug_change: { from: post.slug, why: isReserved ? "reserved" : "taken" } };
  }

  function plan(entry: ImportEntry): PlannedEntry {
    if ("problem" in entry) return entry;
    if ("skipped" in entry) return entry;
    const { post, source, line, column } = entry;
    if (seen.has(post.key)) {
      return {
        source,
        line,
        column,
        title: post.title,
        problem: `Another post before it is ${post.key} too`,
      };
    }
    seen.add(post.key);
    const common = { source, line, key: post.key, title: post.title, images: imagesOf(post, hasFile) };
    const before = existing.imported.get(post.key);
    return before === undefined
      ? { ...common, ...planNew(post, common.images) }
      : { ...common, ...unchanged(before) };
  }

  function planNew(post: ImportedPost, images: PlannedPost["images"]) {
    const category = categoryOf(post);
    const state = stateAt(post, now);
    const obstacles = state === "draft" ? [] : obstaclesOf(post, category.category, choices.domains);
    return {
      ...{ ...category, ...slugFor(post), new_tags: tagsOf(post) },
      becomes: obstacles.length > 0 ? ("draft" as const) : state,
      losses: [...post.losses, ...lossesOf(post, category.category, images), ...obstacles],
    };
  }

  return { plan };
}

const unchanged = (slug: string) => ({
  ...{ becomes: "unchanged" as const, slug, slug_change: null, new_tags: [], losses: [] },
  ...{ category: null, is_new_category: false },
});

/** What keeps an article from being public: it becomes a draft. */
function obstaclesOf(post: ImportedPost, category: string | null, domains: string[]): string[] {
  const missing = [
    ...(category ? [] : ["has no category of this site"]),
    ...(post.html ? [] : ["has no text"]),
    ...((post.domain_names ?? domains).length > 0 ? [] : ["is meant for no site"]),
  ];
  return missing.map((what) => `it ${what}: it becomes a draft`);
}

/** A date that has passed in the meantime is no plan any more. */
function stateAt({ state, published_at }: ImportedPost, now: Date): ImportedState {
  if (state === "draft" || !published_at) return "draft";
  return new Date(published_at) > now ? "scheduled" : "published";
}

function imagesOf(post: ImportedPost, hasFile: Context["hasFile"]): PlannedPost["images"] {
  const all = post.featured_image ? [post.featured_image, ...post.images] : post.images;
  const each = [...new Map(all.map((image) => [image.src, image])).values()];
  const found: PlannedImage[] = [];
  const [missing, remote]: [string[], string[]] = [[], []];
  for (const { src, files } of each) {
    const file = files.find(hasFile);
    if (file !== undefined) found.push({ src, file });
    else if (/^https:\/\//i.test(src)) remote.push(src);
    else missing.push(src);
  }
  return { found, missing, remote };
}

function lossesOf(
  post: ImportedPost,
  category: string | null,
  { missing, remote }: PlannedPost["images"],
): string[] {
  const own = post.category?.toLowerCase();
  const isKept = [category, ...post.tags.map(({ name }) => name)].some((name) => name?.toLowerCase() === own);
  return [
    ...(own && !isKept ? [`the category ${post.category}, which this site does not have`] : []),
    ...(missing.length > 0 ? [`images that lie nowhere beside the export: ${missing.length}`] : []),
    ...(remote.length > 0
      ? [
          `images that stay at other addresses, which the site shows only where its settings allow them: ${remote.length}`,
        ]
      : []),
  ];
}
