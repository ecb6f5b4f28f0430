/** Objects that see: the still camera, the reel, a lens from the front, a pair of dark glasses. */
import { mix, paint } from "../colour.ts";
import {
  ball,
  box,
  disc,
  element,
  type Fragment,
  flat,
  group,
  path,
  repeat,
  rod,
  solid,
  stroke,
} from "../svg.ts";

const ring = (r: number, width: number, colour: string): Fragment =>
  element("circle", { cx: 0, cy: 0, r, fill: "none", stroke: colour, "stroke-width": width });

/** A lens seen from the front, `r` wide, blades half shut. */
export function lens(r: number, glass: string): Fragment {
  const blades = repeat(7, (index) =>
    group(
      { transform: `rotate(${index * 51.4})` },
      path(`M0 ${-r * 0.62}L${r * 0.46} ${-r * 0.42}L${r * 0.1} ${-r * 0.2}Z`, mix(paint.iron, glass, 0.12)),
    ),
  );
  return (
    ball(0, 0, r, r, paint.ink) +
    ring(r * 0.92, r * 0.05, paint.slate) +
    repeat(40, (index) =>
      group({ transform: `rotate(${index * 9})` }, rod(0, -r * 0.98, 0, -r * 0.9, r * 0.025, paint.slate)),
    ) +
    disc(0, 0, r * 0.74, r * 0.74, paint.iron) +
    ball(0, 0, r * 0.64, r * 0.64, mix(glass, paint.ink, 0.3)) +
    blades +
    disc(0, 0, r * 0.26, r * 0.26, paint.ink) +
    path(
      `M${-r * 0.5} ${-r * 0.1}A${r * 0.52} ${r * 0.52} 0 0 1 ${r * 0.02} ${-r * 0.52}L${-r * 0.04} ${-r * 0.34}A${r * 0.36} ${r * 0.36} 0 0 0 ${-r * 0.34} ${-r * 0.06}Z`,
      "#FFFFFF",
      { opacity: 0.75 },
    ) +
    disc(r * 0.28, r * 0.3, r * 0.09, r * 0.09, glass)
  );
}

/** A still camera from the front. */
export const stillCamera = (body: string, glass: string): Fragment =>
  solid("M-112 -330L-84 -392H84L112 -330Z", body) +
  flat(-54, -376, 108, 38, mix(body, "#FFFFFF", 0.65), 5) +
  box(-290, -336, 580, 336, body, 36) +
  flat(-290, -270, 580, 190, mix(body, paint.ink, 0.45)) +
  box(-250, -366, 96, 32, paint.silver, 8) +
  ball(196, -350, 42, 20, paint.silver) +
  disc(226, -300, 17, 17, paint.rust) +
  group({ transform: "translate(0 -166)" }, lens(150, glass));

/** A film reel with its five windows, a tail of film leaving it. */
export const filmReel = (metal: string, tail: boolean): Fragment =>
  (tail
    ? stroke("M210 -60Q420 -10 470 -90T700 -110", paint.ink, 62) +
      stroke("M210 -60Q420 -10 470 -90T700 -110", paint.sand, 40, {
        "stroke-dasharray": "13 20",
        "stroke-linecap": "butt",
      }) +
      stroke("M210 -60Q420 -10 470 -90T700 -110", paint.ink, 26)
    : "") +
  group(
    { transform: "translate(0 -270)" },
    ball(0, 0, 270, 270, paint.ink),
    ball(0, 0, 250, 250, metal),
    repeat(5, (index) => {
      const a = (index / 5) * Math.PI * 2 - 1.57;
      return disc(Math.cos(a) * 150, Math.sin(a) * 150, 66, 66, mix(metal, paint.ink, 0.8));
    }),
    ball(0, 0, 44, 44, mix(metal, paint.ink, 0.3)),
    disc(0, 0, 15, 15, paint.ink),
  );

/** Dark glasses, a beam caught in each. */
export const darkGlasses = (rimColour: string, glass: string): Fragment =>
  stroke("M-330 -70Q-360 -84 -352 -110M330 -70Q360 -84 352 -110M-50 -56Q0 -96 50 -56", rimColour, 24) +
  [-1, 1]
    .map((side) =>
      group(
        { transform: `scale(${side} 1)` },
        solid("M44 -108Q190 -136 334 -96Q344 40 234 92Q84 104 48 -20Z", rimColour),
        path("M68 -86Q190 -110 308 -76Q312 30 226 70Q104 78 72 -22Z", glass),
      ),
    )
    .join("") +
  path("M-250 -96L-160 -100L-232 70L-284 20ZM110 -96L200 -102L126 66L84 20Z", "#FFFFFF", { opacity: 0.35 });
