/** Places drawings in a scene, with the shadows they throw. */
import { at, disc, type Fragment, group } from "./svg.ts";

export interface Placement {
  x: number;
  y: number;
  /** Size; 1 is the size the motif is drawn at. */
  s?: number;
  turn?: number;
  flip?: boolean;
  /** Shadow on the floor: how far it leans (x) and reaches (y, towards the viewer when positive), by height. */
  floor?: [lean: number, reach: number];
  /** Shadow on the wall behind: how far it is thrown. */
  wall?: [x: number, y: number];
  /** Width of the dark line where it touches the ground. */
  touch?: number;
  opacity?: number;
  /** Off: keep the motif as it is drawn, without rim light. */
  lit?: boolean;
}

function floorShadow(part: Fragment, placement: Placement, [lean, reach]: [number, number]): Fragment {
  const { x, y, s = 1, flip = false } = placement;
  const transform = `matrix(${flip ? -s : s} 0 ${-lean * s} ${-reach * s} ${x} ${y})`;
  return group({ filter: "url(#cast)", opacity: 0.46 }, group({ transform }, part));
}

/** One drawing at its placement, behind it its shadows. */
export function place(part: Fragment, placement: Placement): Fragment {
  const { x, y, s = 1, turn = 0, flip = false, floor, wall, touch, opacity, lit = true } = placement;
  let out = "";
  if (wall) {
    const thrown = at(x + wall[0], y + wall[1], s * 1.02, part, turn, flip);
    out += group({ filter: "url(#thrown)", opacity: 0.34 }, thrown);
  }
  if (floor) out += floorShadow(part, placement, floor);
  if (touch)
    out += group({ filter: "url(#soft)", opacity: 0.55 }, disc(x, y, touch, touch * 0.12, "#0A0612"));
  out += group({ filter: lit ? "url(#lit)" : undefined }, at(x, y, s, part, turn, flip));
  return opacity === undefined ? out : group({ opacity }, out);
}
