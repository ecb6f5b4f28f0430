/** What a layout is given to work with, and how it places its motif. */
import type { Palette } from "../colour.ts";
import type { Side } from "../light.ts";
import type { Motif, MotifColours } from "../motifs/motif.ts";
import { type Placement, place } from "../place.ts";
import type { Random } from "../random.ts";
import { at, type Fragment, group } from "../svg.ts";

export interface Scene {
  palette: Palette;
  random: Random;
  /** The image is 1440 wide and this high. */
  height: number;
  side: Side;
  motif: Motif;
  colours: MotifColours;
}

/** Lays out the layers of one image, from the back to the front. */
export type Layout = (scene: Scene) => Fragment[];

/** Where a motif goes, and how large: it fills the height, or the width if that is the tighter one. */
export interface MotifPlacement extends Omit<Placement, "s"> {
  high: number;
  wide?: number;
  /** Where in the motif x and y are: its foot (unless told), its middle, or its top. */
  by?: "foot" | "middle" | "top";
  colours?: MotifColours;
}

const anchors = { foot: 1, middle: 0.5, top: 0 };

function fitted(
  { motif: { box, floats, draw }, colours, random }: Scene,
  where: MotifPlacement,
): { part: Fragment; s: number } {
  const [left, top, width, height] = box;
  const by = where.by ?? "foot";
  const anchor = anchors[by] + (floats && by === "foot" ? 0.12 : 0);
  const art = draw(where.colours ?? colours, random);
  return {
    part: group({ transform: `translate(${-left - width / 2} ${-top - height * anchor})` }, art),
    s: Math.min(where.high / height, (where.wide ?? 1100) / width),
  };
}

/** The motif, lit by the scene, throwing the shadows that are asked for. */
export function placeMotif(scene: Scene, where: MotifPlacement): Fragment {
  const { high: _high, wide: _wide, by: _by, colours: _colours, ...placement } = where;
  const { part, s } = fitted(scene, where);
  return place(part, { ...placement, s });
}

/** The motif through one of the poster's filters: in one accent (`duo`), in the other (`second`), as a dark shape (`ink`). */
export function placeFiltered(
  scene: Scene,
  filter: "duo" | "second" | "ink",
  where: MotifPlacement,
  opacity = 1,
): Fragment {
  const { part, s } = fitted(scene, where);
  return group({ filter: `url(#${filter})`, opacity }, at(where.x, where.y, s, part, where.turn, where.flip));
}

/** How wide the motif comes out. */
export const motifWidth = (
  { motif }: Scene,
  { high, wide = 1100 }: Pick<MotifPlacement, "high" | "wide">,
): number => motif.box[2] * Math.min(high / motif.box[3], wide / motif.box[2]);
