/** Makes a plate of a motif, a gel and a staging. */
import { type Gel, type Mood, mix, mood, paint, type Tone } from "../colour.ts";
import { definitions, type Side } from "../light.ts";
import type { Motif, Palette } from "../motifs/motif.ts";
import type { Plate } from "../plate.ts";
import { seededRandom } from "../random.ts";
import { type Fragment, flat } from "../svg.ts";
import type { Staging } from "./scene.ts";

export interface PosterDraft {
  slug: string;
  gel: Gel;
  tone: Tone;
  motif: Motif;
  staging: Staging;
  size: { width: number; height: number };
}

/** The gels that can light the other side. */
const opposites: Record<Gel, [Gel, Gel, Gel]> = {
  amber: ["steel", "lilac", "rose"],
  rose: ["lilac", "amber", "steel"],
  steel: ["amber", "lilac", "fern"],
  fern: ["straw", "steel", "amber"],
  lilac: ["rose", "straw", "steel"],
  straw: ["fern", "rose", "lilac"],
};
const onPaper: Record<Gel, string> = {
  amber: paint.teal,
  rose: paint.violet,
  steel: paint.coral,
  fern: paint.rust,
  lilac: paint.mustard,
  straw: paint.plum,
};

function paletteOf(gel: Gel, other: Gel, { tone, light, mid, deep }: Mood): Palette {
  if (tone === "day")
    return { main: mid, second: onPaper[gel], pale: paint.paper, dark: mix(deep, paint.ink, 0.3) };
  const second = mood(other, "night").light;
  const main = tone === "night" ? mix(mid, light, 0.25) : light;
  return { main, second, pale: mix(light, "#FFFFFF", 0.5), dark: mix(deep, paint.ink, 0.45) };
}

const whole = `filterUnits="userSpaceOnUse" x="-160" y="-160" width="1760" height="1400" color-interpolation-filters="sRGB"`;

function tinted(id: string, colours: string[]): Fragment {
  const channel = (name: string, start: number): Fragment =>
    `<feFunc${name} type="table" tableValues="${colours.map((hex) => (Number.parseInt(hex.slice(start, start + 2), 16) / 255).toFixed(3)).join(" ")}"/>`;
  return `<filter id="${id}" ${whole}><feColorMatrix type="matrix" values=".3 .59 .11 0 0 .3 .59 .11 0 0 .3 .59 .11 0 0 0 0 0 1 0"/><feComponentTransfer>${channel("R", 1)}${channel("G", 3)}${channel("B", 5)}</feComponentTransfer></filter>`;
}

const filters = (otherGel: Gel, { deep, mid, light, shade }: Mood): Fragment => {
  const other = mood(otherGel, "night");
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

/** The plate of one poster; its seed is its name. */
export function poster({ slug, gel, tone, motif, staging, size }: PosterDraft): Plate {
  const svg = (): string => {
    const random = seededRandom(slug);
    const other = opposites[gel][Math.floor(random(0, 3))] ?? gel;
    const m = mood(gel, tone, tone !== "day" && random() > 0.55 ? other : gel);
    const side: Side = random() > 0.5 ? 1 : -1;
    const height = Math.round((1440 * size.height) / size.width);
    const layers = staging({ mood: m, random, height, side, motif, palette: paletteOf(gel, other, m) });
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" color="${m.light}" ` +
      `viewBox="0 0 1440 ${height}">${definitions(m, side)}${filters(other, m)}${layers.join("")}` +
      `${flat(0, 0, 1440, height, "url(#edges)")}</svg>`
    );
  };
  return { slug, ...size, svg };
}
