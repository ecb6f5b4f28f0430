/** Objects of the workshop: scissors and a hammer. */
import { paint } from "../colour.ts";
import { ball, box, disc, element, type Fragment, group, rod, solid, stroke } from "../svg.ts";

/** Tailor's scissors open, points up. */
export const scissors = (metal: string, grip: string): Fragment => {
  const blade = (turn: number, flip: number): Fragment =>
    group(
      { transform: `rotate(${turn}) scale(${flip} 1)` },
      solid("M-10 40Q-40 -200 4 -470Q34 -240 26 40Z", metal),
      stroke("M6 40Q36 110 46 150", grip, 30),
      element("ellipse", { cx: 62, cy: 226, rx: 62, ry: 84, fill: "none", stroke: grip, "stroke-width": 30 }),
    );
  return blade(19, 1) + blade(-19, -1) + disc(0, -16, 17, 17, paint.ink) + rod(-9, -22, 9, -10, 4, metal);
};

/** A claw hammer, handle down on the origin. */
export const hammer = (wood: string = paint.oak): Fragment =>
  solid("M-21 -380H21L30 -8Q0 10 -30 -8Z", wood) +
  solid("M-150 -470H60Q150 -476 190 -392Q130 -424 60 -400H-66V-388H-150Z", paint.slate) +
  box(-176, -480, 42, 104, paint.iron, 8) +
  ball(0, -440, 15, 12, paint.silver);
