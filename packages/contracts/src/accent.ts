/** The accents of the design: amber acting, rose modelling, steel singing, fern anchoring, lilac craft and crew, straw crowdfunding. */
export const accents = ["amber", "rose", "steel", "fern", "lilac", "straw"] as const;

export type Accent = (typeof accents)[number];

type Named = "article" | "event" | "profession";
type Row = readonly [Accent, Partial<Record<Named, RegExp>>];

/** Words in the name of a category or profession that tell the kind of work; the first match counts. */
const words: readonly Row[] = [
  ["straw", { article: /fund|sponsor|pledge/i }],
  ["rose", { article: /model|runway|portfolio/i, event: /model|runway|fashion/i, profession: /model/i }],
  [
    "steel",
    {
      article: /\bsing|voice|music|dubbing/i,
      event: /\bsing|voice|music|dub/i,
      profession: /\bsing|music|voice/i,
    },
  ],
  ["fern", { article: /anchor|host|emcee/i, event: /anchor|host|emcee/i, profession: /anchor|host|event/i }],
  ["lilac", { article: /crew|production|costume|make-?up|light|sound|design|film|television/i }],
  [
    "amber",
    {
      article: /\bact(ing|ors?)?\b|audition|theatre|stage|screen/i,
      event: /\bact(ing|ors?)?\b|theatre|film|television|\btv\b|series|danc|comedy/i,
      profession: /\bact(or|ress)|danc|volunteer/i,
    },
  ],
];

function accentOf(named: Named, name: string | null | undefined): Accent | undefined {
  return words.find(([, patterns]) => patterns[named]?.test(name ?? ""))?.[0];
}

/** The accent of an article's category; none where its name tells no kind of work. */
export function categoryAccent(name: string | null | undefined): Accent | undefined {
  return accentOf("article", name);
}

/** The accent of an event or a campaign: craft and crew where no other kind of work fits. */
export function eventAccent(event: {
  kind: "event" | "crowdfunding" | null;
  category_name: string | null;
}): Accent {
  return event.kind === "crowdfunding" ? "straw" : (accentOf("event", event.category_name) ?? "lilac");
}

/** The accent of a profession: craft and crew where no other kind of work fits. */
export function professionAccent(profession: string): Accent {
  return accentOf("profession", profession) ?? "lilac";
}
