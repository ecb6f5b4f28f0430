import type { Accent } from "@callboard/contracts/accent";

// Written out, because Tailwind finds whole class names only.
export const accentBackgrounds: Record<Accent, string> = {
  amber: "bg-amber",
  rose: "bg-rose",
  steel: "bg-steel",
  fern: "bg-fern",
  lilac: "bg-lilac",
  straw: "bg-straw",
};
export const accentFills: Record<Accent, string> = {
  amber: "fill-amber",
  rose: "fill-rose",
  steel: "fill-steel",
  fern: "fill-fern",
  lilac: "fill-lilac",
  straw: "fill-straw",
};
