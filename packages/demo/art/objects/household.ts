/** Objects of rooms: doors, windows, fans, lamps, clocks, cups, sofas, tables. */
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
  tube,
} from "../svg.ts";

/** A door in its frame, open by a share; light comes through the gap. */
export function door(w: number, h: number, face: string, open: number, light: string): Fragment {
  const leaf = w * (1 - open * 0.55);
  const drop = h * open * 0.06;
  const panel = (y: number, high: number): Fragment =>
    path(
      `M${-w / 2 + leaf * 0.16} ${-h + y}L${-w / 2 + leaf * 0.84} ${-h + y + drop * 0.5}V${-h + y + high}H${-w / 2 + leaf * 0.16}Z`,
      mix(face, paint.ink, 0.28),
    );
  return (
    box(-w / 2 - 22, -h - 22, w + 44, h + 22, mix(face, paint.ink, 0.5), 2) +
    flat(-w / 2, -h, w, h, light) +
    solid(`M${-w / 2} ${-h}L${-w / 2 + leaf} ${-h + drop}V${drop * 0.7}L${-w / 2} 0Z`, face) +
    panel(h * 0.08, h * 0.36) +
    panel(h * 0.54, h * 0.36) +
    ball(-w / 2 + leaf - 22, -h * 0.47, 11, 11, paint.brass)
  );
}

/** A window with four panes, w by h, centred; the sky is the caller's. */
export function window(w: number, h: number, frameColour: string, outside: Fragment): Fragment {
  return (
    box(-w / 2 - 22, -h / 2 - 22, w + 44, h + 44, frameColour, 3) +
    `<svg x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${outside}</svg>` +
    flat(-8, -h / 2, 16, h, frameColour) +
    flat(-w / 2, -h * 0.12, w, 14, frameColour) +
    box(-w / 2 - 44, h / 2 + 22, w + 88, 26, mix(frameColour, paint.ink, 0.2), 3)
  );
}

/** A ceiling fan, hung from the origin. */
export const ceilingFan = (colour: string): Fragment =>
  rod(0, 0, 0, 84, 9, colour) +
  solid("M-44 92Q0 66 44 92Q50 120 0 126Q-50 120 -44 92Z", colour) +
  solid("M-38 102Q-180 76 -300 92Q-316 104 -300 114Q-180 124 -38 112Z", colour) +
  solid("M38 102Q170 84 272 112Q282 126 266 132Q170 130 38 112Z", mix(colour, paint.ink, 0.2)) +
  solid("M-14 116Q-30 146 -96 166Q-116 162 -104 150Q-60 130 -30 112Z", mix(colour, "#FFFFFF", 0.1));

/** A desk lamp on a jointed arm, its shade looking down left. */
export const deskLamp = (shade: string, bulb: string): Fragment =>
  ball(0, -8, 84, 20, paint.iron) +
  stroke("M0 -14L44 -190L-40 -330", paint.iron, 13) +
  ball(44, -190, 13, 13, paint.brass) +
  group(
    { transform: "translate(-44 -330) rotate(28)" },
    disc(0, 74, 78, 20, bulb) +
      solid("M-26 -24Q0 -36 26 -24L84 74Q0 96 -84 74Z", shade) +
      disc(0, 76, 66, 13, bulb),
  );

/** A bulb in its shade, hung by a flex from the origin, `drop` long. */
export const pendant = (drop: number, shade: string, bulb: string): Fragment =>
  rod(0, 0, 0, drop, 5, paint.ink) +
  disc(0, drop + 80, 34, 30, bulb) +
  solid(`M-22 ${drop}H22Q34 ${drop + 26} 124 ${drop + 84}H-124Q-34 ${drop + 26} -22 ${drop}Z`, shade);

/** A wall clock; the hours as strokes, the hands by angle. */
export const clock = (r: number, hour: number, minute: number, face: string = paint.paper): Fragment =>
  ball(0, 0, r + 16, r + 16, paint.walnut) +
  ball(0, 0, r, r, face) +
  repeat(12, (index) =>
    group(
      { transform: `rotate(${index * 30})` },
      rod(0, -r + 12, 0, -r + (index % 3 ? 26 : 40), index % 3 ? 5 : 8, paint.ink),
    ),
  ) +
  group({ transform: `rotate(${hour})` }, rod(0, 16, 0, -r * 0.5, 12, paint.ink)) +
  group({ transform: `rotate(${minute})` }, rod(0, 22, 0, -r * 0.76, 8, paint.ink)) +
  disc(0, 0, 11, 11, paint.rust);

/** A stopwatch with its sweep. */
export const stopwatch = (r: number, lit: string): Fragment =>
  box(-15, -r - 54, 30, 40, paint.brass, 6) +
  group({ transform: "rotate(38)" }, box(-11, -r - 34, 22, 30, paint.brass, 5)) +
  ball(0, 0, r + 18, r + 18, paint.brass) +
  disc(0, 0, r, r, paint.paper) +
  path(`M0 0V${-r * 0.9}A${r * 0.9} ${r * 0.9} 0 0 1 ${-r * 0.66} ${r * 0.61}Z`, lit) +
  repeat(12, (index) =>
    group({ transform: `rotate(${index * 30})` }, rod(0, -r + 10, 0, -r + 26, 6, paint.ink)),
  ) +
  rod(12, -11, -r * 0.62, r * 0.57, 8, paint.ink) +
  disc(0, 0, 12, 12, paint.ink);

/** A cup on its saucer; the handle to the right. */
export const cup = (china: string, tea: string): Fragment =>
  ball(0, -6, 132, 24, mix(china, paint.ink, 0.12)) +
  disc(0, -10, 96, 15, mix(china, paint.ink, 0.3)) +
  stroke("M74 -104Q136 -112 126 -70Q116 -36 60 -42", china, 17) +
  solid("M-88 -136Q-80 -26 -36 -14H36Q80 -26 88 -136Z", china) +
  ball(0, -136, 88, 19, mix(china, "#FFFFFF", 0.4)) +
  disc(0, -134, 76, 14, tea);

/** A glass of tea without a handle. */
export const teaGlass = (tea: string): Fragment =>
  path("M-44 -150L-34 -4Q0 8 34 -4L44 -150Z", "#FFFFFF", { opacity: 0.35 }) +
  solid("M-42 -122L-33 -8Q0 3 33 -8L42 -122Z", tea) +
  disc(0, -122, 42, 10, mix(tea, "#FFFFFF", 0.3)) +
  stroke("M-30 -138L-24 -24", "#FFFFFF", 6, { opacity: 0.6 });

/** A steel tiffin box of three tiers. */
export const tiffin = (): Fragment =>
  stroke("M-70 -10V-268Q-70 -300 0 -300Q70 -300 70 -268V-10", paint.slate, 9) +
  repeat(
    3,
    (index) =>
      tube(-62, -84 - index * 82, 124, 78, paint.silver, 9) +
      flat(-62, -88 - index * 82, 124, 7, paint.slate),
  ) +
  solid("M-60 -250Q0 -284 60 -250Z", paint.silver);

/** A sofa, empty. */
export const sofa = (cloth: string): Fragment =>
  flat(-250, -26, 26, 30, paint.walnut) +
  flat(224, -26, 26, 30, paint.walnut) +
  solid("M-250 -100Q-256 -290 -200 -300H200Q256 -290 250 -100Z", cloth) +
  rod(0, -290, 0, -150, 4, mix(cloth, paint.ink, 0.4)) +
  box(-236, -160, 236, 70, mix(cloth, "#FFFFFF", 0.12), 20) +
  box(0, -160, 236, 70, mix(cloth, "#FFFFFF", 0.12), 20) +
  box(-260, -104, 520, 80, cloth, 12) +
  box(-310, -196, 82, 176, cloth, 34) +
  box(228, -196, 82, 176, cloth, 34);

/** A plain table from the front. */
export const table = (w: number, h: number, wood: string): Fragment =>
  flat(-w / 2 + 26, -h, 24, h, mix(wood, paint.ink, 0.35)) +
  flat(w / 2 - 50, -h, 24, h, mix(wood, paint.ink, 0.35)) +
  box(-w / 2 + 16, -h + 20, w - 32, 40, mix(wood, paint.ink, 0.25)) +
  box(-w / 2, -h, w, 26, wood, 5);

/** A telephone receiver on a curling cord, hung from the origin. */
export const receiver = (drop: number, colour: string): Fragment => {
  const turns = Math.max(4, Math.round(drop / 34));
  const cord = Array.from(
    { length: turns },
    (_, index) => `q${index % 2 ? -38 : 38} ${drop / turns / 2} 0 ${drop / turns}`,
  ).join("");
  return (
    stroke(`M0 0${cord}`, mix(colour, paint.ink, 0.4), 8) +
    group(
      { transform: `translate(0 ${drop}) rotate(8)` },
      solid("M-26 0H26V34Q18 60 18 150Q18 240 26 262V300H-26V262Q-54 230 -54 150Q-54 70 -26 34Z", colour) +
        ball(16, 28, 34, 38, colour) +
        ball(16, 272, 34, 38, colour) +
        disc(36, 28, 12, 30, paint.ink, 0.5) +
        disc(36, 272, 12, 30, paint.ink, 0.5),
    )
  );
};

/** A paper lantern with its light inside, centred. */
export const paperLantern = (colour: string, r: number): Fragment =>
  disc(0, 0, r * 1.9, r * 1.9, colour, 0.16) +
  ball(0, 0, r * 0.82, r, colour) +
  disc(0, r * 0.15, r * 0.4, r * 0.5, "#FFFFFF", 0.55) +
  stroke(
    `M${-r * 0.7} ${-r * 0.5}Q0 ${-r * 0.3} ${r * 0.7} ${-r * 0.5}M${-r * 0.8} 0Q0 ${r * 0.24} ${r * 0.8} 0M${-r * 0.7} ${r * 0.5}Q0 ${r * 0.74} ${r * 0.7} ${r * 0.5}`,
    mix(colour, paint.rust, 0.5),
    1.6,
  ) +
  flat(-r * 0.25, -r * 1.12, r * 0.5, r * 0.16, paint.walnut) +
  flat(-r * 0.2, r * 0.96, r * 0.4, r * 0.12, paint.walnut);

/** A potted plant, for rooms that wait. */
export const plant = (leaf: string, pot: string): Fragment =>
  [-64, -38, -14, 12, 36, 62]
    .map((turn, index) =>
      group(
        { transform: `translate(0 -110) rotate(${turn})` },
        solid(
          `M0 0Q-44 ${-110 - (index % 3) * 40} 0 ${-230 - (index % 2) * 50}Q44 ${-110 - (index % 3) * 40} 0 0Z`,
          index % 2 ? leaf : mix(leaf, paint.ink, 0.25),
        ),
      ),
    )
    .join("") +
  solid("M-66 -120H66L48 0H-48Z", pot) +
  element("rect", { x: -74, y: -134, width: 148, height: 26, rx: 5, fill: mix(pot, "#FFFFFF", 0.15) });

/** A torch, shining to the right. */
export const torch = (colour: string): Fragment =>
  box(-170, -24, 150, 48, colour, 8) +
  solid("M-24 -26L40 -48V48L-24 26Z", mix(colour, paint.ink, 0.3)) +
  disc(40, 0, 10, 48, "#FFFFFF");
