import type { EventSummary } from "@callboard/contracts/event";
import type { Accent } from "#shared/ui/chip.tsx";

/** Words in a category's name that tell the kind of work; the first match wins. */
const kinds: readonly [RegExp, Accent][] = [
  [/model|runway|fashion/i, "rose"],
  [/sing|voice|music|dub/i, "steel"],
  [/anchor|host|emcee/i, "fern"],
  [/\bact(ing|ors?)?\b|theatre|film|television|\btv\b|series|danc|comedy/i, "amber"],
];

/** The accent of an event's chip and image fallbacks; lilac (craft and crew) by default. */
export function eventAccent({ kind, category_name }: Pick<EventSummary, "kind" | "category_name">): Accent {
  if (kind === "crowdfunding") return "straw";
  return kinds.find(([words]) => words.test(category_name ?? ""))?.[1] ?? "lilac";
}
