/** One-off properties: what a single story needs and no other. */
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

/** A badminton racket, handle down at the origin. */
export const racket = (colour: string): Fragment =>
  repeat(
    7,
    (index) =>
      rod(-54 + index * 18, -440, -54 + index * 18, -268, 2, paint.bone) +
      rod(-72, -428 + index * 24, 72, -428 + index * 24, 2, paint.bone),
  ) +
  element("ellipse", { cx: 0, cy: -354, rx: 84, ry: 106, fill: "none", stroke: colour, "stroke-width": 13 }) +
  rod(0, -248, 0, -110, 9, paint.silver) +
  tube(-13, -126, 26, 126, paint.walnut, 8);

/** A head and shoulders from behind: a plait over a shawl. About 640 high, base at the origin. */
export function plaitedBack(hair: string, shawl: string, skin: string): Fragment {
  const dark = mix(hair, paint.ink, 0.35);
  const braid = repeat(8, (index) => {
    const [y, w] = [-300 + index * 40, 40 - index * 2.6];
    return (
      solid(
        `M0 ${y}Q${-w * 1.4} ${y + 4} ${-w} ${y + 34}Q${-w * 0.3} ${y + 56} ${w * 0.16} ${y + 44}Z`,
        hair,
      ) +
      solid(
        `M0 ${y + 16}Q${w * 1.4} ${y + 8} ${w} ${y + 46}Q${w * 0.3} ${y + 66} ${-w * 0.16} ${y + 54}Z`,
        mix(hair, paint.ink, 0.12),
      )
    );
  });
  return (
    solid("M-60 -420V-300H60V-420Z", skin) +
    solid(
      "M-380 20Q-380 -190 -220 -252Q-110 -288 -74 -322Q0 -266 74 -322Q110 -288 220 -252Q380 -190 380 20Z",
      shawl,
    ) +
    stroke(
      "M-214 -246Q-150 -120 -190 16M-110 -284Q-70 -140 -96 16M120 -288Q90 -140 120 16M220 -248Q170 -120 210 16",
      mix(shawl, paint.ink, 0.35),
      6,
      { opacity: 0.6 },
    ) +
    solid(
      "M-122 -470Q-136 -640 0 -648Q136 -640 122 -470Q112 -366 40 -312Q0 -282 -40 -312Q-112 -366 -122 -470Z",
      hair,
    ) +
    stroke(
      "M0 -646Q-10 -470 0 -306M-50 -634Q-90 -470 -26 -318M50 -634Q90 -470 26 -318M-92 -600Q-124 -480 -50 -336M92 -600Q124 -480 50 -336",
      dark,
      4,
      { opacity: 0.55 },
    ) +
    ball(-120, -452, 17, 34, skin) +
    ball(120, -452, 17, 34, skin) +
    braid +
    flat(-20, 6, 40, 16, paint.rust, 6) +
    path("M-14 20H14L24 70Q0 92 -24 70Z", hair)
  );
}

export const crutch = (wood: string): Fragment =>
  stroke("M-34 -560L-12 -170V0M34 -560L12 -170", wood, 14) +
  box(-54, -590, 108, 34, paint.walnut, 17) +
  rod(-26, -390, 26, -390, 15, paint.walnut) +
  box(-20, -14, 40, 24, paint.ink, 6);

/** A high canvas trainer, toe to the left. */
export const trainer = (cloth: string): Fragment =>
  solid("M-168 -36Q-176 -88 -110 -100Q-50 -108 -20 -150L-14 -262Q40 -282 96 -262L100 -36Z", cloth) +
  solid("M-172 -40Q-180 -96 -116 -100Q-84 -76 -88 -36Z", paint.bone) +
  path("M-176 -38H104V-10Q104 0 92 0H-156Q-178 0 -176 -38Z", paint.bone) +
  rod(-172, -22, 102, -22, 5, paint.rust) +
  repeat(6, (index) =>
    rod(-86 + index * 13, -104 - index * 27, -34 + index * 9, -92 - index * 28, 8, paint.bone),
  ) +
  ball(46, -170, 26, 26, paint.bone);

/** A bare foot and shin coming down from above, toes to the left; the ball of the foot at the origin. */
export const bareFoot = (skin: string, hem: string): Fragment =>
  solid(
    "M94 -640Q78 -420 100 -250Q108 -180 74 -140Q20 -90 -70 -52Q-140 -36 -136 -6Q-128 10 -84 6Q-30 8 40 -8Q110 -18 150 -34Q186 -60 176 -130Q176 -200 206 -300Q252 -460 240 -640Z",
    skin,
  ) +
  repeat(4, (index) =>
    ball(-126 + index * 24, -4 + index * 2.5, 15 - index, 12, mix(skin, "#FFFFFF", 0.06)),
  ) +
  stroke("M104 -140Q92 -110 60 -84", mix(skin, paint.ink, 0.35), 4) +
  disc(146, -122, 20, 26, mix(skin, paint.ink, 0.12)) +
  solid("M50 -660Q50 -500 70 -430Q160 -390 270 -436Q290 -520 284 -660Z", hem) +
  stroke("M70 -432Q160 -392 270 -438", paint.brass, 14);

/** A garland of marigolds between two points, sagging. */
export function marigolds(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  sag: number,
  count: number,
): Fragment {
  return repeat(count, (index, share) => {
    const x = x1 + (x2 - x1) * share;
    const y = y1 + (y2 - y1) * share + sag * 4 * share * (1 - share);
    const colour = index % 3 === 2 ? paint.mustard : "#E8792B";
    return (
      repeat(8, (petal) =>
        ball(
          x + Math.cos(petal * 0.785) * 15,
          y + Math.sin(petal * 0.785) * 15,
          13,
          13,
          mix(colour, paint.rust, petal % 2 ? 0.25 : 0),
        ),
      ) +
      disc(x, y, 19, 19, mix(colour, "#FFFFFF", 0.22)) +
      disc(x, y, 8, 8, mix(colour, paint.rust, 0.3))
    );
  });
}

/** A length of a domed loaf standing on its base, cut face to the viewer; `thick` is how much of it is left. */
export const slice = (w: number, thick: number, crust: string): Fragment => {
  const half = w / 2;
  const dome = (x: number, grow: number): string =>
    `M${x - half - grow} ${grow}V${-w * 0.5}Q${x - half - grow * 2 - 14} ${-w * 0.98 - grow} ${x} ${-w - grow}Q${x + half + grow * 2 + 14} ${-w * 0.98 - grow} ${x + half + grow} ${-w * 0.5}V${grow}Z`;
  const crumb = mix(crust, "#FFF3DC", 0.84);
  const lean = thick * 0.8;
  return (
    repeat(8, (_, share) =>
      group(
        { transform: `translate(${lean * (1 - share)} ${-thick * 0.12 * (1 - share)})` },
        path(dome(0, 0), mix(crust, paint.walnut, 0.42 - share * 0.3)),
      ),
    ) +
    repeat(Math.round(thick / 80), (index) =>
      stroke(`M${60 + index * 66} ${-w * 1.02 - index * 8}q44 6 52 70`, mix(crust, "#FFF3DC", 0.55), 9, {
        opacity: 0.7,
      }),
    ) +
    solid(dome(0, 0), crust) +
    group({ transform: "translate(0 -9) scale(.9)" }, solid(dome(0, 0), crumb)) +
    repeat(16, (index) =>
      disc(
        -half * 0.72 + ((index * 61) % 100) * half * 0.0144,
        -24 - ((index * 37) % 100) * w * 0.0084,
        5 + (index % 3) * 3,
        4 + (index % 2) * 2,
        mix(crumb, crust, 0.5),
        0.7,
      ),
    )
  );
};

/** A quaver or a pair of them. */
export const note = (colour: string, pair = false): Fragment =>
  pair
    ? stroke("M-34 30V-60L40 -78V12", colour, 9) +
      stroke("M-34 -50L40 -68", colour, 18) +
      group({ transform: "rotate(-18 -50 32)" }, disc(-50, 32, 22, 16, colour)) +
      group({ transform: "rotate(-18 24 14)" }, disc(24, 14, 22, 16, colour))
    : stroke("M0 30V-70Q8 -40 36 -30Q44 -14 34 2", colour, 9) +
      group({ transform: "rotate(-18 -18 32)" }, disc(-18, 32, 23, 16, colour));

/** An office chair on castors, from the front. */
export const officeChair = (cloth: string): Fragment =>
  stroke("M0 -150V-50M0 -54L-96 -14M0 -54L96 -14M0 -54V-6", paint.ink, 14) +
  [-96, 0, 96].map((x) => ball(x, x ? -8 : 0, 15, 15, paint.iron)).join("") +
  box(-112, -196, 224, 58, cloth, 26) +
  rod(0, -190, 0, -230, 22, paint.ink) +
  box(-104, -460, 208, 240, cloth, 54) +
  stroke("M-118 -170Q-150 -240 -130 -284M118 -170Q150 -240 130 -284", paint.ink, 17);

/** A metal grater standing. */
export const grater = (): Fragment =>
  stroke("M-34 -190Q-34 -244 0 -244Q34 -244 34 -190", paint.ink, 11) +
  solid("M-50 -196H50L70 0H-70Z", paint.silver) +
  repeat(6, (row) =>
    repeat(5, (column) => disc(-42 + column * 21 + (row % 2) * 6, -168 + row * 28, 6, 4, paint.iron)),
  );
