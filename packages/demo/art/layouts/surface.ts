/** What layouts stand on: full-bleed walls and floors of any height. */
import { mix } from "../colour.ts";
import type { Scene } from "../posters/scene.ts";
import { disc, type Fragment, flat, group, path, repeat, stroke } from "../svg.ts";

export const wall = ({ height }: Scene): Fragment => flat(0, 0, 1440, height, "url(#wall)");

/** A wall above a floor of boards that run to a point behind the motif. */
export function boards(scene: Scene, horizon: number, towards = 720): Fragment {
  const { palette, height } = scene;
  const line = mix(palette.floorNear, palette.shade, 0.5);
  const lines = repeat(25, (index) => {
    const x = (index - 12) * 70;
    return stroke(`M${towards + x} ${horizon}L${towards + x * 3.2} ${height + 40}`, line, 2, {
      opacity: 0.45,
    });
  });
  return wall(scene) + flat(0, horizon, 1440, height - horizon, "url(#floor)") + lines;
}

/** A wall and a floor that meet in one soft edge. */
export const ledge = (scene: Scene, horizon: number): Fragment =>
  wall(scene) +
  flat(0, horizon, 1440, scene.height - horizon, "url(#floor)") +
  flat(0, horizon, 1440, 4, mix(scene.palette.floorFar, scene.palette.light, 0.35));

/** Dust in the light. */
export const motes = ({ random, height }: Scene, count: number, size = 5): Fragment =>
  group(
    { style: "mix-blend-mode:screen", opacity: 0.7 },
    repeat(count, () =>
      disc(
        random(0, 1440),
        random(0, height),
        random(1.5, size),
        random(1.5, size),
        "currentColor",
        random(0.2, 0.8),
      ),
    ),
  );

/** A wedge from a point, `turn` degrees from straight up and `spread` wide, long enough to leave the image. */
export function wedge(
  x: number,
  y: number,
  turn: number,
  spread: number,
  colour: string,
  more = {},
): Fragment {
  const end = (degrees: number): string => {
    const a = (degrees * Math.PI) / 180;
    return `${(x + Math.sin(a) * 2200).toFixed(1)} ${(y - Math.cos(a) * 2200).toFixed(1)}`;
  };
  return path(`M${x} ${y}L${end(turn - spread / 2)}L${end(turn + spread / 2)}Z`, colour, more);
}
