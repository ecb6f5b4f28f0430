/** Makes a poster of a motif, a layout, an accent and a tone. */
import { type Accent, mix, type Palette, paint, paletteOf, type Tone } from "../colour.ts";
import type { Illustration } from "../illustration.ts";
import { definitions, type Side } from "../light.ts";
import type { Motif, MotifColours } from "../motifs/motif.ts";
import { seededRandom } from "../random.ts";
import { type Fragment, flat } from "../svg.ts";
import type { Layout } from "./scene.ts";

export interface PosterSpec {
  slug: string;
  accent: Accent;
  tone: Tone;
  motif: Motif;
  layout: Layout;
  size: { width: number; height: number };
}

/** The accents that can light the other side. */
const opposites: Record<Accent, [Accent, Accent, Accent]> = {
  amber: ["steel", "lilac", "rose"],
  rose: ["lilac", "amber", "steel"],
  steel: ["amber", "lilac", "fern"],
  fern: ["straw", "steel", "amber"],
  lilac: ["rose", "straw", "steel"],
  straw: ["fern", "rose", "lilac"],
};
const onPaper: Record<Accent, string> = {
  amber: paint.teal,
  rose: paint.violet,
  steel: paint.coral,
  fern: paint.rust,
  lilac: paint.mustard,
  straw: paint.plum,
};

function motifColoursOf(accent: Accent, other: Accent, { tone, light, mid, deep }: Palette): MotifColours {
  if (tone === "day")
    return { main: mid, second: onPaper[accent], pale: paint.paper, dark: mix(deep, paint.ink, 0.3) };
  const second = paletteOf(other, "night").light;
  const main = tone === "night" ? mix(mid, light, 0.25) : light;
  return { main, second, pale: mix(light, "#FFFFFF", 0.5), dark: mix(deep, paint.ink, 0.45) };
}

const whole = `filterUnits="userSpaceOnUse" x="-160" y="-160" width="1760" height="1400" color-interpolation-filters="sRGB"`;

function tinted(id: string, colours: string[]): Fragment {
  const channel = (name: string, start: number): Fragment =>
    `<feFunc${name} type="table" tableValues="${colours.map((hex) => (Number.parseInt(hex.slice(start, start + 2), 16) / 255).toFixed(3)).join(" ")}"/>`;
  return `<filter id="${id}" ${whole}><feColorMatrix type="matrix" values=".3 .59 .11 0 0 .3 .59 .11 0 0 .3 .59 .11 0 0 0 0 0 1 0"/><feComponentTransfer>${channel("R", 1)}${channel("G", 3)}${channel("B", 5)}</feComponentTransfer></filter>`;
}

const filters = (otherAccent: Accent, { deep, mid, light, shade }: Palette): Fragment => {
  const other = paletteOf(otherAccent, "night");
  return (
    tinted("duo", [mix(deep, paint.night, 0.6), mix(deep, mid, 0.4), mid, light, "#FFF8EA"]) +
    tinted("second", [
      mix(other.deep, paint.night, 0.6),
      mix(other.deep, other.mid, 0.4),
      other.mid,
      other.light,
      "#FFF8EA",
    ]) +
    tinted("ink", [shade, mix(deep, shade, 0.8), mix(deep, shade, 0.4), mix(deep, mid, 0.3)])
  );
};

/** One poster. Its slug is the seed, so it is the same each time. */
export function poster({ slug, accent, tone, motif, layout, size }: PosterSpec): Illustration {
  const svg = (): string => {
    const random = seededRandom(slug);
    const other = opposites[accent][Math.floor(random(0, 3))] ?? accent;
    const m = paletteOf(accent, tone, tone !== "day" && random() > 0.55 ? other : accent);
    const side: Side = random() > 0.5 ? 1 : -1;
    const height = Math.round((1440 * size.height) / size.width);
    const layers = layout({
      palette: m,
      random,
      height,
      side,
      motif,
      colours: motifColoursOf(accent, other, m),
    });
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" color="${m.light}" ` +
      `viewBox="0 0 1440 ${height}">${definitions(m, side)}${filters(other, m)}${layers.join("")}` +
      `${flat(0, 0, 1440, height, "url(#edges)")}</svg>`
    );
  };
  return { slug, ...size, svg };
}
