/** Objects that are counted: coins, jars, tickets, purses. */
import { mix, paint } from "../colour.ts";
import { ball, box, disc, element, type Fragment, flat, group, path, repeat, solid, stroke } from "../svg.ts";

/** A ticket with a torn edge, centred. */
export const ticket = (colour: string): Fragment =>
  solid(
    "M-150 -62H96l9 12 9 -12h9l8 12 8 -12H150V-20a20 20 0 0 0 0 40V62H-150V20a20 20 0 0 0 0 -40Z",
    colour,
  ) +
  stroke("M70 -56V56", mix(colour, paint.ink, 0.55), 4, { "stroke-dasharray": "5 11" }) +
  flat(-112, -30, 130, 9, mix(colour, paint.ink, 0.6), 4) +
  flat(-112, -6, 96, 9, mix(colour, paint.ink, 0.45), 4) +
  flat(-112, 18, 112, 9, mix(colour, paint.ink, 0.45), 4);

const coin = (y: number, r: number, metal: string): Fragment =>
  path(`M${-r} ${y}v13a${r} ${r * 0.3} 0 0 0 ${2 * r} 0v-13z`, mix(metal, paint.ink, 0.35)) +
  path(`M${-r} ${y}v13a${r} ${r * 0.3} 0 0 0 ${2 * r} 0v-13z`, "url(#tube)") +
  disc(0, y, r, r * 0.3, metal) +
  element("ellipse", {
    cx: 0,
    cy: y,
    rx: r * 0.7,
    ry: r * 0.2,
    fill: "none",
    stroke: mix(metal, "#FFFFFF", 0.5),
    "stroke-width": 3,
  });

/** Coins piled on the origin. */
export const coins = (count: number, r = 58, metal: string = paint.brass): Fragment =>
  repeat(count, (index) =>
    group({ transform: `translate(${((index * 41) % 9) - 4} 0)` }, coin(-16 - index * 17, r, metal)),
  );

/** A glass jar with a heap of coins in it, `fill` layers deep. */
export const jar = (fill: number, glass: string): Fragment => {
  const body = "M-112 -270Q-126 -250 -122 -30Q-118 4 0 6Q118 4 122 -30Q126 -250 112 -270Z";
  const heap = repeat(fill, (row) =>
    repeat(5, (index) => {
      const x = (index - 2) * 38 * (1 - row / (fill * 1.7)) + ((row * 29) % 17) - 8;
      const metal = (row + index * 2) % 4 ? paint.brass : paint.silver;
      return group(
        {
          transform: `translate(${x.toFixed(1)} ${-10 - row * 15 - (index % 2) * 6}) rotate(${((row * 31 + index * 47) % 34) - 17})`,
        },
        coin(0, 33, metal),
      );
    }),
  );
  return (
    disc(0, -4, 116, 26, paint.ink, 0.25) +
    path(body, glass, { opacity: 0.3 }) +
    heap +
    path(body, "url(#form)", { opacity: 0.6 }) +
    stroke("M-92 -246Q-100 -120 -94 -40", "#FFFFFF", 9, { opacity: 0.7 }) +
    box(-118, -312, 236, 46, paint.walnut, 10) +
    flat(-46, -294, 92, 9, paint.ink, 4)
  );
};

/** A clasp purse gaping at the viewer, with nothing in it. */
export const purse = (leather: string): Fragment =>
  solid("M-176 -168Q-286 -60 -214 24Q-170 52 0 54Q170 52 214 24Q286 -60 176 -168Z", leather) +
  path(
    "M-178 -170Q-120 -262 0 -266Q120 -262 178 -170Q120 -96 0 -92Q-120 -96 -178 -170Z",
    mix(leather, paint.ink, 0.85),
  ) +
  path(
    "M-150 -186Q-100 -246 0 -250Q100 -246 150 -186Q80 -214 0 -214Q-80 -214 -150 -186Z",
    mix(leather, paint.ink, 0.55),
  ) +
  stroke("M-178 -170Q-120 -264 0 -268Q120 -264 178 -170", paint.brass, 15) +
  stroke("M-178 -170Q-120 -92 0 -88Q120 -92 178 -170", paint.brass, 15) +
  ball(-178, -170, 15, 15, paint.brass) +
  ball(178, -170, 15, 15, paint.brass) +
  ball(-15, -292, 19, 19, paint.brass) +
  ball(15, -112, 19, 19, paint.brass) +
  stroke(
    "M-120 -66Q-150 -20 -126 26M-46 -52Q-60 0 -50 36M46 -52Q60 0 50 36M120 -66Q150 -20 126 26",
    mix(leather, paint.ink, 0.3),
    5,
    { opacity: 0.7 },
  );
