/** Objects that sound: microphones, drums, strings, reeds, faders, radios, bells. */
import { mix, paint } from "../colour.ts";
import {
  ball,
  box,
  disc,
  element,
  type Fragment,
  flat,
  group,
  repeat,
  rod,
  solid,
  stroke,
  tube,
} from "../svg.ts";

/** A big studio microphone in its cradle, hung from the origin downwards. */
export function studioMic(body: string = paint.silver): Fragment {
  return (
    stroke("M-62 30L-74 170M62 30L74 170M-74 170H74M-62 30H62", paint.ink, 7) +
    rod(0, -30, 0, 30, 10, paint.ink) +
    tube(-46, 56, 92, 120, mix(body, paint.ink, 0.15), 12) +
    flat(-46, 168, 92, 12, paint.brass) +
    tube(-52, 178, 104, 138, body, 46) +
    repeat(7, (index) => rod(-46, 196 + index * 16, 46, 196 + index * 16, 3, mix(body, paint.ink, 0.55))) +
    repeat(5, (index) => rod(-34 + index * 17, 186, -34 + index * 17, 308, 3, mix(body, paint.ink, 0.55)))
  );
}

/** The round gauze in front of a microphone. */
export const popShield = (r = 92): Fragment =>
  disc(0, 0, r, r, paint.ink, 0.45) +
  element("circle", { cx: 0, cy: 0, r, fill: "none", stroke: paint.ink, "stroke-width": 11 }) +
  stroke(`M0 ${r}Q8 ${r + 60} 70 ${r + 130}`, paint.ink, 8);

/** A stage microphone, head up, the cable leaving at the foot. */
export function handMic(body: string = paint.iron, head: string = paint.silver): Fragment {
  return (
    solid("M-26 -128L26 -128L15 112Q0 122 -15 112Z", body) +
    flat(-28, -136, 56, 18, mix(body, "#FFFFFF", 0.2), 6) +
    ball(0, -176, 46, 52, head) +
    stroke(
      "M-44 -176H44M-38 -200H38M-38 -152H38M0 -226V-128M-24 -220Q-34 -176 -24 -134M24 -220Q34 -176 24 -134",
      mix(head, paint.ink, 0.5),
      3,
    ) +
    flat(-7, -92, 14, 26, paint.brass, 4)
  );
}

/** A microphone on a straight stand with a round foot, `h` high. */
export function micStand(h: number, head: string = paint.silver): Fragment {
  return (
    ball(0, -4, 78, 15, paint.ink) +
    tube(-6, -h, 12, h - 6, paint.iron) +
    box(-11, -h * 0.56, 22, 34, paint.ink, 5) +
    group({ transform: `translate(-6 ${-h - 26}) rotate(-32) scale(.62)` }, handMic(paint.iron, head))
  );
}

/** An old radio microphone of ribs, on a short foot. */
export function ribMic(body: string = paint.silver): Fragment {
  const dark = mix(body, paint.ink, 0.75);
  return (
    ball(0, -8, 96, 22, paint.iron) +
    tube(-10, -130, 20, 124, paint.iron) +
    stroke("M-70 -200Q-70 -128 0 -128Q70 -128 70 -200", paint.iron, 13) +
    solid("M-78 -340Q-78 -424 0 -424Q78 -424 78 -340V-220Q78 -148 0 -148Q-78 -148 -78 -220Z", body) +
    repeat(4, (index) => box(-52 + index * 29, -396 + Math.abs(index - 1.5) * 8, 17, 96, dark, 8)) +
    repeat(4, (index) => box(-52 + index * 29, -262, 17, 90 - Math.abs(index - 1.5) * 8, dark, 8)) +
    flat(-82, -290, 164, 20, paint.brass)
  );
}

/** A pair of headphones hanging by the band from the origin. */
export const headphones = (colour: string): Fragment =>
  stroke("M-96 150C-110 30 -60 0 0 0C60 0 110 30 96 150", paint.ink, 17) +
  stroke("M-88 120C-96 40 -50 16 0 16", mix(colour, "#FFFFFF", 0.4), 5) +
  box(-128, 116, 56, 108, colour, 24) +
  box(72, 116, 56, 108, colour, 24) +
  box(-82, 124, 22, 92, paint.ink, 10) +
  box(60, 124, 22, 92, paint.ink, 10);

/** A harmonium with open bellows. */
export function harmonium(wood: string = paint.wood): Fragment {
  const dark = mix(wood, paint.ink, 0.5);
  return (
    solid("M-190 -150L-150 -238L176 -238L196 -150Z", dark) +
    repeat(5, (index) =>
      stroke(`M${-152 + index * 3} ${-226 + index * 16}H${178 + index * 3}`, mix(wood, paint.sand, 0.3), 5),
    ) +
    box(-206, -156, 412, 156, wood, 8) +
    flat(-186, -136, 372, 62, paint.bone, 4) +
    repeat(17, (index) => rod(-164 + index * 21.8, -134, -164 + index * 21.8, -76, 2.5, paint.slate)) +
    repeat(16, (index) =>
      [2, 6, 9, 13].includes(index) ? "" : flat(-170 + index * 21.8, -136, 13, 36, paint.ink, 2),
    ) +
    repeat(6, (index) => disc(-150 + index * 60, -38, 11, 11, paint.brass)) +
    flat(-206, -8, 412, 10, dark)
  );
}

const drum = (rx: number, h: number, body: string, bulge: number): Fragment =>
  solid(
    `M${-rx} ${-h}Q${-rx - bulge} ${-h * 0.4} ${-rx * 0.66} -6Q0 12 ${rx * 0.66} -6Q${rx + bulge} ${-h * 0.4} ${rx} ${-h}Z`,
    body,
  ) +
  repeat(7, (_, share) =>
    stroke(
      `M${-rx + share * rx * 2} ${-h + 16}L${(-rx + share * rx * 2) * 0.72} -10`,
      mix(body, paint.sand, 0.6),
      4,
    ),
  ) +
  ball(0, -h, rx, rx * 0.27, paint.bone) +
  disc(rx * 0.06, -h, rx * 0.48, rx * 0.13, paint.ink);

/** A pair of tabla on their rings. */
export const tabla = (): Fragment =>
  ball(-92, 0, 92, 18, paint.rust) +
  group({ transform: "translate(-92 -10)" }, drum(96, 150, paint.silver, 34)) +
  ball(116, 0, 72, 15, paint.rust) +
  group({ transform: "translate(116 -10)" }, drum(66, 186, paint.wood, 8));

/** A tanpura leaning: gourd below, long neck above. */
export const tanpura = (wood: string = paint.wood): Fragment =>
  tube(-21, -640, 42, 480, mix(wood, paint.ink, 0.25), 12) +
  ball(0, -112, 112, 112, wood) +
  solid("M-108 -140Q-40 -214 -21 -250H21Q40 -214 108 -140Q0 -100 -108 -140Z", mix(wood, paint.brass, 0.35)) +
  box(-40, -124, 80, 14, paint.bone, 3) +
  repeat(4, (index) => rod(-12 + index * 8, -620, -18 + index * 12, -118, 1.6, paint.bone)) +
  repeat(4, (index) =>
    rod(index % 2 ? -24 : 24, -622 + index * 24, index % 2 ? -50 : 50, -626 + index * 24, 10, paint.brass),
  );

/** A barrel drum with laces, lying on its side. */
export const dholak = (wood: string): Fragment =>
  solid("M-160 -150Q0 -206 160 -150V-10Q0 46 -160 -10Z", wood) +
  repeat(8, (index) =>
    stroke(`M-158 ${-142 + index * 18}L${158} ${-142 + ((index + 1) % 8) * 18}`, paint.sand, 4, {
      opacity: 0.8,
    }),
  ) +
  ball(-160, -80, 26, 76, paint.bone) +
  ball(160, -80, 26, 76, paint.bone) +
  disc(160, -80, 11, 36, paint.ink);

/** A row of faders on a sloping desk; each at its own height (0 to 1). */
export function faders(levels: number[], w: number, h: number, body: string, caps: string[]): Fragment {
  const step = w / levels.length;
  return (
    box(0, 0, w, h, body, 14) +
    levels
      .map((level, index) => {
        const x = (index + 0.5) * step;
        const y = h * 0.9 - level * h * 0.6;
        const cap = caps[index % caps.length] ?? paint.bone;
        return (
          flat(x - 4, h * 0.28, 8, h * 0.62, paint.ink, 4) +
          disc(x, h * 0.13, step * 0.17, step * 0.17, mix(body, "#FFFFFF", 0.25)) +
          rod(x, h * 0.13, x + step * 0.1, h * 0.13 - step * 0.12, 4, cap) +
          box(x - step * 0.26, y - 22, step * 0.52, 44, cap, 6) +
          flat(x - step * 0.26, y - 2, step * 0.52, 4, paint.ink)
        );
      })
      .join("")
  );
}

/** A wave of upright bars, tall in the middle of each breath. */
export const soundWave = (w: number, heights: number[], colour: string): Fragment =>
  heights
    .map((height, index) =>
      rod(
        (index / (heights.length - 1)) * w,
        -height,
        (index / (heights.length - 1)) * w,
        height,
        Math.min(13, w / heights.length / 1.9),
        colour,
      ),
    )
    .join("");

/** A band of ankle bells, seen from the front. */
export const ghungroo = (rows: number, w: number): Fragment =>
  solid(
    `M${-w / 2} ${-rows * 34 - 12}Q0 ${-rows * 34 + 26} ${w / 2} ${-rows * 34 - 12}V0Q0 40 ${-w / 2} 0Z`,
    paint.rust,
  ) +
  repeat(rows, (row) =>
    repeat(9, (_, share) => {
      const x = (share - 0.5) * w * 0.94;
      const y = -row * 34 - 8 + (1 - (share * 2 - 1) ** 2) * 30;
      return (
        ball(x, y, 18, 18, paint.brass) +
        rod(x - 9, y + 5, x + 9, y + 5, 3, paint.walnut) +
        disc(x, y + 5, 3.4, 3.4, paint.walnut)
      );
    }),
  );
