import type { Accent } from "#shared/ui/chip.tsx";

/** Words in a category's name that tell the kind of work; the first match wins. */
const kinds: readonly [RegExp, Accent][] = [
  [/fund|sponsor|pledge/i, "straw"],
  [/model|runway|portfolio/i, "rose"],
  [/sing|voice|music|dubbing/i, "steel"],
  [/anchor|host|emcee/i, "fern"],
  [/crew|production|costume|make-?up|light|sound|design|film|television/i, "lilac"],
  [/\bact(ing|ors?)?\b|audition|theatre|stage|screen/i, "amber"],
];

/** The accent that a category's chip and its missing pictures have; none where its name tells no kind of work. */
export function categoryAccent(name: string | null | undefined): Accent | undefined {
  return kinds.find(([words]) => words.test(name ?? ""))?.[1];
}
