import type { Choice } from "./choice-links.tsx";
import type { ProfileKind } from "./directory-url.ts";
import { kindWords } from "./profile-text.ts";

const kinds = [
  { kind: null, text: "Everybody" },
  { kind: "artist", text: kindWords.artist.many },
  { kind: "agency", text: kindWords.agency.many },
] as const;

/** Who is listed: everybody, or those of a kind. */
export const kindChoices = (
  chosen: ProfileKind | null,
  addressOf: (change: { kind: ProfileKind | null }) => string,
): Choice[] =>
  kinds.map(({ kind, text }) => ({ text, href: addressOf({ kind }), isChosen: kind === chosen }));
