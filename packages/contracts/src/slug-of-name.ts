import { inLatinLetters } from "./latin-letters.ts";
import { chosenSlugSchema, profileSlugLimits } from "./profile-slug.ts";

const { max } = profileSlugLimits;

const latinSlugOf = (name: string): string =>
  inLatinLetters(name.slice(0, 500))
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, max)
    .replace(/^-+|-+$/g, "");

/** A slug made from a name, or from the fallback where the name leaves too little for one. */
export function slugOfName(name: string, fallback: string): string {
  const made = latinSlugOf(name);
  return chosenSlugSchema.safeParse(made).success ? made : fallback;
}

/** The slug of the author of articles. Names that differ in case, accents or script share one; null where the name leaves none. */
export const authorSlugOf = (name: string | null): string | null => latinSlugOf(name ?? "") || null;

/** `meera-joshi`, `meera-joshi-2` and so on, none of them too long. */
export function slugCandidates(slug: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const suffix = index === 0 ? "" : `-${index + 1}`;
    return slug.slice(0, max - suffix.length).replace(/-+$/, "") + suffix;
  });
}
