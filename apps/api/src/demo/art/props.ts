/** One-off properties: what a single story needs and no other. */
import { mix, paint } from "./colour.ts";
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
} from "./svg.ts";

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

export const walkieTalkie = (): Fragment =>
  rod(-36, -230, -36, -330, 14, paint.ink) +
  box(-60, -236, 120, 236, paint.iron, 16) +
  flat(-40, -214, 80, 44, "#A8D2F4", 5) +
  repeat(4, (index) => rod(-34, -60 + index * 14, 34, -60 + index * 14, 5, paint.ink)) +
  repeat(3, (index) => disc(-30 + index * 30, -110, 10, 10, paint.slate)) +
  box(34, -254, 22, 24, paint.slate, 4);

export const bucket = (colour: string): Fragment =>
  stroke("M-106 -196Q-90 -318 0 -318Q90 -318 106 -196", paint.silver, 7) +
  solid("M-112 -200H112L84 -6Q0 14 -84 -6Z", colour) +
  ball(0, -200, 112, 28, mix(colour, paint.ink, 0.55)) +
  disc(0, -192, 94, 20, paint.sand);

/** A thick ring binder lying open, its tabs in colours. */
export const binder = (w: number, tabs: string[]): Fragment =>
  solid(`M${-w / 2 - 24} 34L${-w / 2 + 46} -214H${w / 2 - 46}L${w / 2 + 24} 34Z`, paint.indigo) +
  tabs.map((tab, index) => box(w / 2 - 62 + index * 12, -196 + index * 38, 64, 30, tab, 5)).join("") +
  solid(`M-6 14H${-w / 2}L${-w / 2 + 56} -204H-6Z`, paint.paper) +
  solid(`M6 14H${w / 2}L${w / 2 - 56} -204H6Z`, mix(paint.paper, paint.slate, 0.14)) +
  repeat(7, (_, share) => {
    const y = -176 + share * 160;
    return stroke(
      `M${-w * 0.4 - share * 10} ${y}H${-44 - ((share * 90) % 60)}M44 ${y}H${w * 0.36 - ((share * 130) % 70)}`,
      mix(paint.paper, paint.slate, 0.6),
      5,
    );
  }) +
  repeat(3, (index) =>
    stroke(`M-24 ${-164 + index * 70}Q0 ${-204 + index * 70} 24 ${-164 + index * 70}`, paint.silver, 8),
  );

export const laptop = (screen: string): Fragment =>
  box(-150, -196, 300, 190, paint.iron, 12) +
  flat(-138, -184, 276, 166, screen, 4) +
  solid("M-176 0L-154 -12H154L176 0Q176 14 160 14H-160Q-176 14 -176 0Z", paint.slate);

/** A telephone with a dial and its receiver on the hook. */
export const telephone = (colour: string): Fragment =>
  solid("M-150 0Q-160 -60 -90 -150L-70 -190H70L90 -150Q160 -60 150 0Z", colour) +
  ball(0, -78, 66, 62, mix(colour, "#FFFFFF", 0.16)) +
  repeat(9, (index) =>
    disc(Math.cos(index * 0.62 + 2.6) * 45, -78 + Math.sin(index * 0.62 + 2.6) * 42, 10, 10, paint.bone),
  ) +
  disc(0, -78, 17, 16, paint.bone) +
  box(-84, -214, 30, 34, mix(colour, paint.ink, 0.3), 6) +
  box(54, -214, 30, 34, mix(colour, paint.ink, 0.3), 6) +
  solid(
    "M-190 -196Q-200 -250 -150 -250Q0 -286 150 -250Q200 -250 190 -196Q186 -178 140 -182Q120 -188 116 -216Q0 -238 -116 -216Q-120 -188 -140 -182Q-186 -178 -190 -196Z",
    colour,
  );

/** A flight of wooden steps with stringer and rail, rising to the right. */
export function stairs(steps: number, tread: number, rise: number, wood: string): Fragment {
  const dark = mix(wood, paint.ink, 0.45);
  const [w, h] = [steps * tread, steps * rise];
  const side = repeat(
    steps,
    (index) => `L${index * tread} ${-(index + 1) * rise}L${(index + 1) * tread} ${-(index + 1) * rise}`,
  );
  return (
    solid(`M0 0${side}V0H${w - 60}L60 0Z`, dark) +
    repeat(
      steps,
      (index) =>
        box(index * tread - 8, -(index + 1) * rise - 8, tread + 14, 16, wood, 3) +
        flat(index * tread, -(index + 1) * rise + 8, 10, rise - 8, mix(wood, paint.ink, 0.2)),
    ) +
    repeat(4, (_, share) =>
      rod(
        20 + share * (w - 50),
        -share * (h - rise) - rise,
        20 + share * (w - 50),
        -share * (h - rise) - rise - 190,
        11,
        wood,
      ),
    ) +
    rod(8, -rise - 180, w - 20, -h - 190, 15, mix(wood, paint.sand, 0.35))
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

/** A van from behind with both doors open, its load drawn by the caller. */
export const vanRear = (body: string, load: Fragment): Fragment =>
  box(-190, -74, 60, 80, paint.ink, 16) +
  box(130, -74, 60, 80, paint.ink, 16) +
  box(-220, -480, 440, 430, body, 26) +
  flat(-186, -446, 372, 366, "#1B1226", 6) +
  load +
  solid("M-190 -446L-352 -414V-60L-190 -82Z", mix(body, paint.ink, 0.15)) +
  solid("M190 -446L352 -414V-60L190 -82Z", mix(body, paint.ink, 0.3)) +
  path("M-210 -400L-330 -376V-286L-210 -302ZM210 -400L330 -376V-286L210 -302Z", "#A8D2F4", { opacity: 0.5 }) +
  flat(-226, -76, 452, 22, paint.iron, 5);

/** A case with metal corners. */
export const flightCase = (w: number, h: number, colour: string): Fragment =>
  box(-w / 2, -h, w, h, colour, 8) +
  element("rect", {
    x: -w / 2 + 5,
    y: -h + 5,
    width: w - 10,
    height: h - 10,
    rx: 5,
    fill: "none",
    stroke: paint.silver,
    "stroke-width": 9,
  }) +
  rod(-w / 2 + 4, -h * 0.62, w / 2 - 4, -h * 0.62, 7, paint.silver) +
  [-1, 1]
    .map(
      (end) =>
        disc(end * (w / 2 - 8), -h + 8, 13, 13, paint.silver) +
        disc(end * (w / 2 - 8), -8, 13, 13, paint.silver) +
        disc(end * w * 0.3, 4, 13, 13, paint.ink),
    )
    .join("") +
  box(-24, -h * 0.66, 48, 30, paint.silver, 4);

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
    const colour = index % 4 === 3 ? paint.mustard : "#E8792B";
    return (
      repeat(8, (petal) =>
        ball(
          x + Math.cos(petal * 0.785) * 15,
          y + Math.sin(petal * 0.785) * 15,
          13,
          13,
          mix(colour, paint.rust, petal % 2 ? 0.25 : 0),
        ),
      ) + disc(x, y, 13, 13, mix(colour, "#FFFFFF", 0.25))
    );
  });
}

/** A wedge of a round loaf, its point towards the viewer; angles run clockwise, 270 is straight back. */
export const slice = (from: number, to: number, r: number, crust: string): Fragment => {
  const point = (degrees: number): [number, number] => {
    const a = (degrees * Math.PI) / 180;
    return [Math.cos(a) * r, Math.sin(a) * r * 0.46];
  };
  const [[ax, ay], [bx, by]] = [point(from), point(to)];
  const crumb = mix(crust, "#FFF3DC", 0.8);
  const cut = (x: number, y: number, dark: number): Fragment =>
    solid(`M0 0L${x} ${y}V${y + 96}L0 110Z`, mix(crumb, paint.walnut, dark)) +
    repeat(9, (index) => {
      const share = 0.12 + ((index * 37) % 80) / 100;
      return disc(x * share, y * share + 34 + ((index * 23) % 52), 7, 4, mix(crumb, crust, 0.7), 0.7);
    }) +
    stroke(`M0 104L${x} ${y + 92}V${y}`, mix(crust, paint.walnut, 0.35), 9);
  const score = (share: number): string =>
    `M${ax * share} ${ay * share}Q0 ${-r * 0.62 * share} ${bx * share} ${by * share}`;
  return (
    cut(ax, ay, 0.06) +
    cut(bx, by, 0.26) +
    solid(`M0 0L${ax} ${ay}A${r} ${r * 0.46} 0 0 1 ${bx} ${by}Z`, crust) +
    stroke(score(0.36) + score(0.62) + score(0.86), mix(crust, "#FFF3DC", 0.6), 7, { opacity: 0.7 }) +
    stroke(`M${ax} ${ay}L0 0L${bx} ${by}`, mix(crust, paint.walnut, 0.3), 7)
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
