/** Objects of the stage: lamps and bars, chairs and seats, masks, ladders, the sheet and the lantern. */
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

/** A lantern in its yoke, hung from the origin, its mouth turned by the placer. */
export function lantern(face: string, body: string = paint.iron): Fragment {
  return (
    rod(0, -4, 0, 34, 9, paint.ink) +
    stroke("M-46 82V40Q-46 32 -38 32H38Q46 32 46 40V82", paint.ink, 7) +
    solid("M-34 46Q0 30 34 46L42 118H-42Z", body) +
    repeat(3, (index) => rod(-26, 60 + index * 12, 26, 60 + index * 12, 3, mix(body, "#FFFFFF", 0.14))) +
    solid("M-44 118H44L54 158H-54Z", mix(body, paint.ink, 0.4)) +
    disc(0, 158, 54, 13, paint.ink) +
    disc(0, 158, 46, 10, face) +
    disc(0, 82, 7, 7, paint.slate)
  );
}

/** A pipe across the picture. */
export const bar = (x1: number, x2: number, y: number, colour: string = paint.ink): Fragment =>
  flat(x1, y - 7, x2 - x1, 14, colour) + flat(x1, y - 7, x2 - x1, 3, mix(colour, "#FFFFFF", 0.22));

/** A lamp stand with a foot of three legs, `h` high. */
export function stand(h: number, colour: string = paint.ink): Fragment {
  return (
    stroke(`M0 ${-h}V-70M0 -96L-64 0M0 -96L64 0M0 -96L8 6`, colour, 9) +
    flat(-9, -h * 0.55, 18, 26, mix(colour, "#FFFFFF", 0.2), 3)
  );
}

/** A bentwood chair from the front, a little turned. */
export function bentwood(wood: string = paint.wood): Fragment {
  const dark = mix(wood, paint.ink, 0.45);
  return (
    stroke("M-66 0Q-62 -90 -58 -168M64 0Q58 -90 56 -168", dark, 12) +
    stroke("M-62 -172C-72 -330 -50 -372 0 -372C50 -372 72 -330 60 -172", wood, 15) +
    stroke("M-34 -178C-40 -290 -26 -322 0 -322C26 -322 40 -290 32 -178", mix(wood, paint.ink, 0.2), 11) +
    solid("M-78 -180Q0 -206 76 -180Q88 -158 70 -148Q0 -130 -72 -148Q-90 -158 -78 -180Z", wood) +
    disc(0, -168, 56, 12, mix(wood, paint.sand, 0.5)) +
    stroke("M-56 -140Q-74 -60 -82 14M54 -140Q74 -60 84 14", wood, 14) +
    stroke("M-72 -64Q0 -40 72 -64", dark, 8)
  );
}

/** A folding chair of slats. */
export function foldingChair(wood: string = paint.oak): Fragment {
  const dark = mix(wood, paint.ink, 0.5);
  return (
    rod(-62, 4, 44, -196, 12, dark) +
    rod(78, 4, -30, -196, 12, dark) +
    rod(-60, 12, -52, -352, 13, wood) +
    rod(82, 12, 62, -352, 13, wood) +
    repeat(3, (index) => box(-58, -346 + index * 40, 124, 24, wood, 4)) +
    solid("M-84 -182L84 -190L106 -158L-76 -146Z", wood) +
    path("M-76 -146L106 -158V-148L-76 -136Z", dark)
  );
}

/** A row of stalls seen from behind, for the foreground. */
export function seats(count: number, width: number, colour: string): Fragment {
  const step = width / count;
  return repeat(count, (index) => {
    const x = index * step;
    const w = step * 0.92;
    return (
      solid(`M${x} 170V40Q${x} 0 ${x + w * 0.28} -4H${x + w * 0.72}Q${x + w} 0 ${x + w} 40V170Z`, colour) +
      stroke(
        `M${x + w * 0.16} 160V48Q${x + w * 0.18} 18 ${x + w * 0.34} 16H${x + w * 0.66}`,
        mix(colour, "#FFFFFF", 0.18),
        3,
      )
    );
  });
}

/** A theatre mask: laughing (1) or weeping (-1). */
export function mask(face: string, humour: 1 | -1): Fragment {
  const dark = mix(face, paint.ink, 0.82);
  const brow =
    humour > 0
      ? "M-82 -52Q-50 -84 -18 -58M18 -58Q50 -84 82 -52"
      : "M-84 -44Q-56 -62 -20 -82M20 -82Q56 -62 84 -44";
  const mouth =
    humour > 0
      ? "M-62 46Q0 64 62 46Q52 118 0 120Q-52 118 -62 46Z"
      : "M-56 100Q-44 46 0 44Q44 46 56 100Q0 72 -56 100Z";
  const eyes =
    humour > 0
      ? "M-76 -20Q-50 -48 -22 -18Q-50 -28 -76 -20ZM22 -18Q50 -48 76 -20Q50 -28 22 -18Z"
      : "M-76 -14Q-46 -34 -20 -32Q-30 -4 -76 -14ZM76 -14Q46 -34 20 -32Q30 -4 76 -14Z";
  return (
    solid("M-116 -120Q0 -160 116 -120Q132 10 92 92Q56 164 0 176Q-56 164 -92 92Q-132 10 -116 -120Z", face) +
    path("M0 -144Q116 -150 116 -120Q132 10 92 92Q56 164 0 176Z", dark, { opacity: 0.16 }) +
    stroke(brow, dark, 9) +
    path(eyes, dark) +
    path("M-4 -30Q-14 20 -22 30Q0 42 20 30Q10 20 4 -30Z", dark, { opacity: 0.25 }) +
    path(mouth, dark)
  );
}

/** A stepladder, `h` high. */
export function ladder(h: number, colour: string = paint.oak): Fragment {
  const rungs = Math.round(h / 62);
  const dark = mix(colour, paint.ink, 0.5);
  return (
    rod(40, -h, 130, 0, 11, dark) +
    rod(-20, -h, 56, -6, 11, dark) +
    rod(-14, -h, -96, 6, 15, colour) +
    rod(34, -h, 22, 6, 15, colour) +
    repeat(rungs, (index, share) => {
      const y = -h * (0.1 + share * 0.8);
      const left = -14 - 82 * (1 + y / h);
      const right = 34 - 12 * (1 + y / h);
      return rod(left, y, right, y, index % 2 ? 11 : 12, mix(colour, paint.ink, 0.15));
    }) +
    box(-34, -h - 10, 92, 18, colour, 4)
  );
}

/** A sheet of colour in its frame. */
export const gelFrame = (colour: string): Fragment =>
  flat(-78, -78, 156, 156, colour, 4) +
  element("rect", {
    x: -78,
    y: -78,
    width: 156,
    height: 156,
    rx: 6,
    fill: "none",
    stroke: paint.iron,
    "stroke-width": 14,
  });

/** A row of shaded bulbs along the front of the stage. */
export function footlights(count: number, width: number, glass: string): Fragment {
  return repeat(count, (_, share) => {
    const x = (share - 0.5) * width;
    return (
      disc(x, -12, 20, 24, glass) +
      solid(`M${x - 36} 26Q${x - 38} -36 ${x} -40Q${x + 38} -36 ${x + 36} 26Z`, paint.iron)
    );
  });
}

/** Bulbs set along a line, as round a marquee or a mirror. */
export const bulbs = (points: [number, number][], r: number, glass: string): Fragment =>
  points
    .map(
      ([x, y]) =>
        disc(x, y, r * 2.1, r * 2.1, glass, 0.22) +
        disc(x, y, r, r, glass) +
        disc(x - r * 0.3, y - r * 0.3, r * 0.35, r * 0.35, "#FFFFFF", 0.8),
    )
    .join("");

/** A painted wall from behind: timber and canvas. */
export function paintedFlat(w: number, h: number, face: string): Fragment {
  return (
    box(-w / 2, -h, w, h, face, 2) +
    element("rect", {
      x: -w / 2 + 8,
      y: -h + 8,
      width: w - 16,
      height: h - 16,
      fill: "none",
      stroke: mix(face, paint.ink, 0.35),
      "stroke-width": 12,
    }) +
    rod(-w / 2 + 12, -h / 2, w / 2 - 12, -h / 2, 10, mix(face, paint.ink, 0.35)) +
    rod(w / 2 - 18, -h / 2, w / 2 + 76, -2, 9, paint.walnut)
  );
}

/** Somebody lying on a cot under a white sheet. */
export function drapedCot(sheet: string = paint.bone): Fragment {
  const fold = mix(sheet, paint.indigo, 0.4);
  return (
    flat(-322, -70, 24, 78, paint.walnut) +
    flat(298, -70, 24, 78, paint.walnut) +
    box(-340, -84, 680, 34, paint.wood, 8) +
    repeat(16, (index) => rod(-322 + index * 43, -80, -306 + index * 43, -54, 5, paint.sand)) +
    solid(
      "M-334 -84Q-322 -122 -270 -132Q-262 -196 -214 -196Q-172 -196 -166 -146Q-120 -190 -40 -184Q40 -176 110 -150Q170 -138 206 -146Q226 -222 252 -226Q282 -222 288 -138Q330 -122 336 -84Q300 -40 262 -62Q230 -28 190 -58Q140 -30 100 -60Q50 -26 10 -58Q-40 -28 -80 -60Q-130 -30 -170 -58Q-220 -26 -256 -60Q-300 -40 -334 -84Z",
      sheet,
    ) +
    stroke(
      "M-206 -190Q-240 -120 -230 -66M-150 -152Q-176 -110 -160 -64M-60 -182Q-110 -120 -90 -66M50 -172Q10 -110 24 -64M140 -144Q110 -100 116 -66M250 -220Q220 -130 226 -64M262 -220Q286 -140 268 -70",
      fold,
      4,
      { opacity: 0.55 },
    )
  );
}

/** A small oil lamp of brass on a foot. */
export const brassLamp = (flame: string): Fragment =>
  tube(-8, -84, 16, 78, paint.brass, 4) +
  ball(0, -2, 46, 12, paint.brass) +
  solid("M-48 -98Q0 -70 48 -98Q36 -70 0 -66Q-36 -70 -48 -98Z", paint.brass) +
  path("M0 -152Q26 -116 0 -96Q-26 -116 0 -152Z", flame) +
  path("M0 -130Q12 -110 0 -100Q-12 -110 0 -130Z", "#FFFFFF");

/** A proscenium arch with columns, opened as a cut-out over what lies behind. */
export function proscenium(face: string): Fragment {
  const dark = mix(face, paint.ink, 0.45);
  return group(
    {},
    path("M0 0H1440V960H0ZM210 960V360Q210 150 460 128Q720 104 980 128Q1230 150 1230 360V960Z", face, {
      "fill-rule": "evenodd",
    }),
    path(
      "M0 0H1440V960H0ZM210 960V360Q210 150 460 128Q720 104 980 128Q1230 150 1230 360V960Z",
      "url(#form)",
      { "fill-rule": "evenodd" },
    ),
    stroke("M210 960V360Q210 150 460 128Q720 104 980 128Q1230 150 1230 360V960", dark, 10),
    stroke("M176 960V350Q176 122 450 96Q720 72 990 96Q1264 122 1264 350V960", mix(face, "#FFF3DC", 0.35), 6),
  );
}
