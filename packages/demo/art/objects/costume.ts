/** Objects people wear, and where they are kept: hangers, rails, dress forms, saris, shoes, mirrors, brushes. */
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

const hanger = (wood: string = paint.oak): Fragment =>
  stroke("M0 30V8Q0 -2 10 -6Q22 -16 12 -28Q0 -38 -12 -26", paint.silver, 6) +
  solid("M-100 62Q-8 18 0 22Q8 18 100 62L94 76Q0 42 -94 76Z", wood);

/** A shirt on its hanger; the hook is at the origin. */
export function shirt(cloth: string, long = true): Fragment {
  const dark = mix(cloth, paint.ink, 0.3);
  const cuff = long ? 330 : 190;
  return (
    hanger() +
    solid(`M-96 58Q-136 76 -146 120L-168 ${cuff}L-112 ${cuff + 12}L-92 190Z`, dark) +
    solid(`M96 58Q136 76 146 120L168 ${cuff}L112 ${cuff + 12}L92 190Z`, dark) +
    solid(
      "M-40 40Q-80 50 -104 66Q-96 200 -102 384Q0 404 102 384Q96 200 104 66Q80 50 40 40Q0 78 -40 40Z",
      cloth,
    ) +
    path("M-40 40L-52 66L-12 92L0 62L12 92L52 66L40 40Q0 78 -40 40Z", mix(cloth, "#FFFFFF", 0.35)) +
    rod(0, 92, 0, 388, 3, dark) +
    repeat(5, (index) => disc(9, 130 + index * 54, 5, 5, mix(cloth, "#FFFFFF", 0.5))) +
    box(32, 150, 46, 54, mix(cloth, paint.ink, 0.1), 4)
  );
}

/** A long kurta on its hanger. */
export const kurta = (cloth: string, trim: string): Fragment =>
  hanger() +
  solid("M-96 58Q-134 80 -140 130L-150 300L-108 306L-86 200Z", mix(cloth, paint.ink, 0.28)) +
  solid("M96 58Q134 80 140 130L150 300L108 306L86 200Z", mix(cloth, paint.ink, 0.28)) +
  solid(
    "M-34 42Q-80 50 -104 68Q-84 210 -112 470Q0 492 112 470Q84 210 104 68Q80 50 34 42Q0 66 -34 42Z",
    cloth,
  ) +
  path("M-14 60H14V196L0 210L-14 196Z", trim) +
  path("M-112 444Q0 466 110 444L112 470Q0 492 -112 470Z", trim) +
  path("M-150 284L-147 300L-108 306L-104 290Z", trim) +
  path("M150 284L147 300L108 306L104 290Z", trim);

/** A dress on its hanger. */
export const dress = (cloth: string): Fragment =>
  hanger() +
  stroke("M-46 44L-40 100M46 44L40 100", cloth, 11) +
  solid(
    "M-60 92Q0 130 60 92Q70 160 50 216Q96 340 128 470Q0 508 -128 470Q-96 340 -50 216Q-70 160 -60 92Z",
    cloth,
  ) +
  path("M-52 206Q0 224 52 206L54 228Q0 246 -54 228Z", mix(cloth, paint.ink, 0.35)) +
  stroke("M-30 244Q-50 360 -62 476M0 246V488M30 244Q50 360 62 476", mix(cloth, paint.ink, 0.35), 3, {
    opacity: 0.7,
  });

/** A rail of garments: each is drawn by the caller and hung in its turn. */
export function rail(w: number, h: number, garments: Fragment[], size = 1): Fragment {
  const step = w / (garments.length + 1);
  return (
    rod(-w / 2, 0, -w / 2, -h, 13, paint.iron) +
    rod(w / 2, 0, w / 2, -h, 13, paint.iron) +
    rod(-w / 2 - 50, 0, -w / 2 + 50, 0, 13, paint.iron) +
    rod(w / 2 - 50, 0, w / 2 + 50, 0, 13, paint.iron) +
    rod(-w / 2 - 24, -h, w / 2 + 24, -h, 15, paint.iron) +
    garments
      .map((part, index) =>
        group(
          {
            transform: `translate(${(-w / 2 + step * (index + 1)).toFixed(1)} ${-h + 30 * size}) scale(${size})`,
          },
          part,
        ),
      )
      .join("")
  );
}

/** A tailor's dummy on its pole. */
export function dressForm(cloth: string = paint.sand): Fragment {
  const seam = mix(cloth, paint.ink, 0.4);
  return (
    stroke("M0 -130V-30M0 -34L-70 0M0 -34L70 0M0 -34V6", paint.walnut, 12) +
    solid(
      "M-26 -470Q-26 -444 -92 -424Q-112 -416 -104 -370Q-96 -320 -66 -270Q-100 -220 -104 -150Q0 -112 104 -150Q100 -220 66 -270Q96 -320 104 -370Q112 -416 92 -424Q26 -444 26 -470Z",
      cloth,
    ) +
    ball(0, -472, 27, 9, paint.walnut) +
    rod(0, -480, 0, -500, 9, paint.walnut) +
    stroke(
      "M0 -462V-132M-60 -420Q-28 -330 -40 -270Q-58 -210 -52 -138M60 -420Q28 -330 40 -270Q58 -210 52 -138M-66 -270Q0 -250 66 -270",
      seam,
      3,
      { opacity: 0.6 },
    )
  );
}

/** A length of cloth flying from the left to the right, `w` wide. */
export function flyingCloth(w: number, h: number, cloth: string, border: string): Fragment {
  const wave = (y: number): string =>
    `C${w * 0.25} ${y - h * 0.75} ${w * 0.42} ${y + h * 0.7} ${w * 0.62} ${y - h * 0.1}S${w * 0.9} ${y - h * 0.45} ${w} ${y - h * 0.2}`;
  const back = (y: number): string =>
    `C${w * 0.86} ${y - h * 0.6} ${w * 0.78} ${y + h * 0.1} ${w * 0.6} ${y + h * 0.12}S${w * 0.24} ${y - h * 0.5} 0 ${y}`;
  return (
    solid(`M0 0${wave(0)}L${w * 1.02} ${h * 0.5}${back(h)}Z`, cloth) +
    stroke(`M0 ${h * 0.08}${wave(h * 0.08)}`, mix(cloth, paint.ink, 0.35), 7) +
    stroke(`M${w * 1.02} ${h * 0.5}${back(h)}`, border, 20) +
    stroke(
      `M${w * 0.1} ${h * 0.62}C${w * 0.26} ${h * 0.05} ${w * 0.4} ${h * 0.9} ${w * 0.6} ${h * 0.55}S${w * 0.88} ${h * 0.1} ${w} ${h * 0.2}`,
      mix(cloth, paint.ink, 0.3),
      5,
      { opacity: 0.5 },
    ) +
    stroke(
      `M${w * 0.04} ${h * 0.34}C${w * 0.26} ${-h * 0.4} ${w * 0.42} ${h * 0.86} ${w * 0.62} ${h * 0.22}S${w * 0.88} ${-h * 0.2} ${w} ${h * 0.02}`,
      mix(cloth, "#FFFFFF", 0.35),
      5,
      { opacity: 0.5 },
    )
  );
}

/** A high-heeled sandal, toe to the left. */
export const heel = (leather: string): Fragment =>
  solid(
    "M-150 -8Q-156 -24 -130 -28Q-60 -34 0 -82Q60 -136 128 -148L140 -120Q80 -112 36 -64Q-20 -10 -90 0H-140Z",
    leather,
  ) +
  path("M112 -142L146 -132L150 0H136Z", mix(leather, paint.ink, 0.4)) +
  stroke("M-112 -22Q-96 -74 -44 -52M-90 -26Q-68 -82 -22 -66", leather, 13) +
  stroke("M132 -140Q148 -210 106 -222Q66 -220 80 -176Q90 -158 132 -140", leather, 11);

/** A flat leather shoe, toe to the left. */
export const shoe = (leather: string): Fragment =>
  solid("M-140 -14Q-146 -52 -84 -62Q-40 -70 -14 -104Q16 -92 44 -104L96 -108Q112 -60 108 -14Z", leather) +
  path("M-144 -16H112V0H58V-6H22V0H-136Q-146 -6 -144 -16Z", paint.ink) +
  stroke("M-46 -72L-16 -52M-30 -84L4 -62M-14 -96L22 -74", paint.bone, 5) +
  stroke("M44 -102Q36 -50 60 -16", mix(leather, paint.ink, 0.4), 3);

/** An embroidered slipper with a curled toe to the left. */
export const mojari = (cloth: string): Fragment =>
  solid(
    "M-132 -20Q-176 -44 -168 -84Q-150 -104 -138 -78Q-120 -48 -64 -58Q0 -66 38 -78L98 -96Q120 -60 112 -8H-96Q-120 -8 -132 -20Z",
    cloth,
  ) +
  disc(46, -72, 62, 15, mix(cloth, paint.ink, 0.7)) +
  repeat(6, (index) => disc(-92 + index * 34, -28 - (index % 2) * 8, 6, 6, paint.brass)) +
  stroke("M-130 -14H112", paint.brass, 6);

/** A mirror with bulbs round it, standing on the origin. */
export function bulbMirror(w: number, h: number, glass: string, lamp: string): Fragment {
  const points: [number, number][] = [];
  for (let index = 0; index <= 5; index += 1)
    points.push([-w / 2, -h + (index * (h - 40)) / 5 + 10], [w / 2, -h + (index * (h - 40)) / 5 + 10]);
  for (let index = 1; index <= 3; index += 1) points.push([-w / 2 + (index * w) / 4, -h + 2]);
  return (
    box(-w / 2 - 34, -h - 32, w + 68, h + 32, paint.walnut, 18) +
    box(-w / 2 + 30, -h + 34, w - 60, h - 66, glass, 6) +
    path(
      `M${-w / 2 + 30} ${-h * 0.3}L${w * 0.12} ${-h + 34}H${w * 0.3}L${-w / 2 + 30} ${-h * 0.08}Z`,
      "#FFFFFF",
      { opacity: 0.28 },
    ) +
    points
      .map(
        ([x, y]) =>
          disc(x, y, 40, 40, lamp, 0.22) + ball(x, y, 17, 17, lamp) + disc(x - 4, y - 5, 6, 6, "#FFFFFF"),
      )
      .join("")
  );
}

/** A make-up brush, bristles up. */
export const brush = (hair: string, handle: string, width = 1): Fragment =>
  solid(`M${-26 * width} -150Q${-40 * width} -230 0 -262Q${40 * width} -230 ${26 * width} -150Z`, hair) +
  tube(-20 * width, -154, 40 * width, 60, paint.silver) +
  solid(`M${-19 * width} -96H${19 * width}L${10 * width} 120Q0 136 ${-10 * width} 120Z`, handle);

/** A round pan of powder or grease, from a little above. */
export const pan = (r: number, colour: string, rimColour: string = paint.iron): Fragment =>
  ball(0, 8, r, r * 0.42, mix(rimColour, paint.ink, 0.4)) +
  disc(0, 0, r, r * 0.42, rimColour) +
  ball(0, -1, r * 0.84, r * 0.34, colour);

/** A loose tape measure in loops. */
export const tape = (colour: string): Fragment => {
  const d = "M0 0C-60 90 40 130 0 220C-40 300 60 320 40 400";
  return (
    stroke(d, colour, 20) +
    stroke(d, paint.ink, 20, { "stroke-dasharray": "2.5 15", "stroke-linecap": "butt" })
  );
};

/** A pair of empty gloves, laid one over the other. */
export function gloves(cloth: string): Fragment {
  const one =
    solid(
      "M-34 96Q-44 30 -40 -10Q-74 -44 -82 -78Q-70 -96 -54 -78L-34 -46Q-46 -110 -40 -150Q-28 -166 -18 -148L-8 -70Q-8 -130 4 -162Q18 -172 24 -154L22 -68Q30 -120 46 -146Q60 -150 62 -134L50 -58Q62 -96 76 -108Q90 -108 88 -92Q74 -30 50 6Q46 50 52 96Z",
      cloth,
    ) + stroke("M-32 78Q8 90 50 78", mix(cloth, paint.indigo, 0.4), 4);
  return (
    group({ transform: "translate(-50 0) rotate(-24)" }, one) +
    group({ transform: "translate(54 6) rotate(22) scale(-1 1)" }, one)
  );
}

/** A half-open hand fan, pivot at the origin. */
export const foldingFan = (cloth: string, sticks: string): Fragment =>
  repeat(11, (index) => {
    const turn = -75 + index * 15;
    const fold = index % 2 ? cloth : mix(cloth, paint.ink, 0.22);
    return group(
      { transform: `rotate(${turn})` },
      path("M-26 -116L-50 -318Q0 -332 50 -318L26 -116Z", fold) + rod(0, 0, 0, -130, 7, sticks),
    );
  }) + element("circle", { cx: 0, cy: 0, r: 11, fill: paint.brass });

/** A canvas bag standing. */
export const canvasBag = (cloth: string): Fragment =>
  stroke("M-50 -150Q-50 -250 0 -250Q50 -250 50 -150", mix(cloth, paint.ink, 0.4), 10) +
  solid("M-96 -160H96L110 -6Q0 10 -110 -6Z", cloth) +
  flat(-98, -162, 196, 14, mix(cloth, paint.ink, 0.25), 3);

/** A turban's worth of coloured thread on a spool. */
export const spool = (thread: string): Fragment =>
  ball(0, 0, 44, 12, paint.oak) +
  tube(-30, -92, 60, 92, thread) +
  repeat(6, (index) =>
    stroke(
      `M-30 ${-82 + index * 14}Q0 ${-72 + index * 14} 30 ${-82 + index * 14}`,
      mix(thread, paint.ink, 0.3),
      2,
    ),
  ) +
  ball(0, -94, 44, 12, paint.oak);
