import { inLatinLetters } from "./latin-letters.ts";
import { chosenSlugSchema, profileSlugLimits } from "./profile-slug.ts";

const { max } = profileSlugLimits;

/** A slug made from a name, or from the fallback where the name leaves too little for one. */
export function slugOfName(name: string, fallback: string): string {
  const made = inLatinLetters(name.slice(0, 500))
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, max)
    .replace(/^-+|-+$/g, "");
  return chosenSlugSchema.safeParse(made).success ? made : fallback;
}

/** `meera-joshi`, `meera-joshi-2` and so on, none of them too long. */
export function slugCandidates(slug: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const suffix = index === 0 ? "" : `-${index + 1}`;
    return slug.slice(0, max - suffix.length).replace(/-+$/, "") + suffix;
  });
}
