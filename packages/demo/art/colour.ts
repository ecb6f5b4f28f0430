/** Accents, paints and the moods that are mixed from them. */

export type Accent = "amber" | "rose" | "steel" | "fern" | "lilac" | "straw";
export type Tone = "night" | "dusk" | "day";

/** The colours of one image: its wall, its floor, its light and its shadow. */
export interface Palette {
  tone: Tone;
  wallNear: string;
  wallFar: string;
  floorNear: string;
  floorFar: string;
  light: string;
  shade: string;
  mid: string;
  deep: string;
}

const accentColours: Record<Accent, { light: string; mid: string; deep: string }> = {
  amber: { light: "#FFC387", mid: "#E3834A", deep: "#7A2E3E" },
  rose: { light: "#FFB9C4", mid: "#DE738C", deep: "#76265A" },
  steel: { light: "#A8D2F4", mid: "#4E8DC6", deep: "#1C3B78" },
  fern: { light: "#B2E2BE", mid: "#55A57C", deep: "#154D50" },
  lilac: { light: "#D4C6F9", mid: "#8F77D6", deep: "#3A2386" },
  straw: { light: "#F3DE8A", mid: "#DDAA36", deep: "#71431F" },
};

export const paint = {
  ink: "#17111F",
  night: "#110C19",
  indigo: "#2A1763",
  violet: "#3A2386",
  iron: "#2C2638",
  slate: "#5C5870",
  silver: "#B9BECC",
  bone: "#FBF5EA",
  paper: "#FFFDF7",
  sand: "#E7D5B8",
  wood: "#9A6240",
  oak: "#C08A56",
  walnut: "#55322B",
  brass: "#DCA945",
  rust: "#C5523C",
  coral: "#EE8268",
  teal: "#1F7078",
  mustard: "#E5A92F",
  leaf: "#3B7B5A",
  plum: "#60275A",
  sky: "#3F82BB",
  umber: "#6A4032",
  sienna: "#8E5A40",
  honey: "#B57D55",
} as const;

const channels = (hex: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

/** The colour at `share` (0 to 1) of the way from one to the other, mixed as light. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [channels(from), channels(to)];
  const mixed = a.map((value, index) =>
    Math.round(Math.sqrt(value * value * (1 - share) + (b[index] ?? 0) ** 2 * share)),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** The palette of an accent at a time of day; `depth` is the accent of its dark colours. */
export function paletteOf(name: Accent, tone: Tone, depth: Accent = name): Palette {
  const { light, mid } = accentColours[name];
  const { deep } = accentColours[depth];
  if (tone === "night") {
    return {
      ...{ tone, light, mid, deep, wallNear: mix(deep, paint.indigo, 0.45), wallFar: "#120B20" },
      ...{ floorNear: mix(deep, "#140C22", 0.72), floorFar: mix(deep, paint.indigo, 0.3), shade: "#0A0612" },
    };
  }
  if (tone === "dusk") {
    return {
      ...{ tone, light, mid, deep, wallNear: mix(mid, light, 0.3), wallFar: mix(mid, deep, 0.62) },
      ...{ floorNear: mix(deep, paint.indigo, 0.25), floorFar: mix(mid, deep, 0.45), shade: "#1B0E2B" },
    };
  }
  return {
    ...{
      tone,
      light: "#FFF8EA",
      mid,
      deep,
      wallNear: mix(light, "#FFFFFF", 0.5),
      wallFar: mix(light, mid, 0.22),
    },
    ...{
      floorNear: mix(light, mid, 0.75),
      floorFar: mix(light, mid, 0.42),
      shade: mix(deep, paint.indigo, 0.35),
    },
  };
}
