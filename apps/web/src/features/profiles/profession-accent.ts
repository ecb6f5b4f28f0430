import type { Accent } from "#shared/ui/chip.tsx";

/** Words in a profession's name that tell the kind of work; the first match wins. */
const kinds: readonly [RegExp, Accent][] = [
  [/model/i, "rose"],
  [/sing|music|voice/i, "steel"],
  [/anchor|host|event/i, "fern"],
  [/\bact(or|ress)|danc|volunteer/i, "amber"],
];

/** The accent of a profession's chip and portrait fallbacks; lilac (craft and crew) by default. */
export function professionAccent(profession: string): Accent {
  return kinds.find(([words]) => words.test(profession))?.[1] ?? "lilac";
}
