/** Objects with a story of their own: tree, kite, necklace, violin, toolbox, lantern, paper boat, sword, wig. */
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

/** A banyan with hanging roots. */
export const banyan = (crownColour: string, trunk: string): Fragment =>
  solid("M-70 0Q-30 -130 -60 -250H60Q30 -130 76 0Q30 -22 0 -4Q-30 -22 -70 0Z", trunk) +
  stroke("M-40 -230Q-110 -290 -210 -300M40 -230Q110 -300 220 -300", trunk, 34) +
  [-250, -190, -130, 130, 186, 246]
    .map((x, index) =>
      stroke(`M${x} -300Q${x + 10} -150 ${x - 6} ${index % 2 ? -20 : -90}`, mix(trunk, crownColour, 0.2), 8),
    )
    .join("") +
  [
    [-210, -330, 150, 104],
    [210, -330, 150, 104],
    [-100, -430, 160, 112],
    [110, -430, 160, 112],
    [0, -350, 190, 112],
  ]
    .map(([x = 0, y = 0, rx = 0, ry = 0], index) =>
      ball(x, y, rx, ry, index % 2 ? mix(crownColour, paint.ink, 0.14) : crownColour),
    )
    .join("");

/** A paper kite with its tail, flying up to the right. */
export const kite = (one: string, other: string): Fragment =>
  stroke("M-100 196Q-190 300 -110 380T-190 560", paint.ink, 4) +
  [
    [-156, 290],
    [-126, 400],
    [-170, 490],
  ]
    .map(([x = 0, y = 0]) => solid(`M${x} ${y}l-44 -26v52zl44 -26v52z`, other))
    .join("") +
  solid("M90 -260L230 70L-100 200L-200 -120Z", one) +
  path("M90 -260L-100 200L-200 -120Z", other) +
  path("M90 -260L-100 200L-200 -120Z", "url(#form)") +
  stroke("M90 -260L-100 200M-200 -120Q20 -130 230 70", paint.walnut, 7);

/** A necklace laid in a curve, its pendant below. */
export const necklace = (metal: string, stone: string): Fragment => {
  const along = (share: number, rx: number, ry: number): [number, number] => {
    const a = Math.PI * (1.16 - share * 1.32);
    return [Math.cos(a) * rx, Math.sin(a) * ry];
  };
  return (
    repeat(31, (_, share) => {
      const [x, y] = along(share, 250, 250);
      return ball(x, y, 15, 15, metal);
    }) +
    repeat(15, (index, share) => {
      const [x, y] = along(0.14 + share * 0.72, 286, 306);
      const r = 17 + (1 - Math.abs(share - 0.5) * 2) * 13;
      return solid(
        `M${x} ${y - r * 1.5}L${x + r} ${y}L${x} ${y + r * 1.8}L${x - r} ${y}Z`,
        index % 2 ? stone : metal,
      );
    }) +
    ball(0, 386, 62, 62, metal) +
    ball(0, 386, 40, 40, stone) +
    disc(-13, 372, 10, 8, "#FFFFFF", 0.8) +
    [-44, 0, 44].map((x) => ball(x, 462 - Math.abs(x) * 0.4, 13, 15, stone)).join("")
  );
};

/** A violin upright with its bow leaning over it. */
export const violin = (wood: string = paint.sienna): Fragment =>
  tube(-14, -640, 28, 330, paint.ink, 6) +
  ball(0, -654, 26, 30, mix(wood, paint.ink, 0.3)) +
  repeat(4, (index) =>
    rod(index % 2 ? -16 : 16, -624 + index * 18, index % 2 ? -44 : 44, -628 + index * 18, 9, paint.ink),
  ) +
  solid(
    "M0 -392Q96 -392 98 -316Q98 -282 76 -262Q58 -236 78 -206Q124 -170 122 -104Q112 0 0 4Q-112 0 -122 -104Q-124 -170 -78 -206Q-58 -236 -76 -262Q-98 -282 -98 -316Q-96 -392 0 -392Z",
    wood,
  ) +
  solid("M-17 -470H17L26 -226H-26Z", paint.ink) +
  solid("M-22 -96H22L14 -8H-14Z", paint.ink) +
  box(-40, -166, 80, 12, paint.sand, 3) +
  [-1, 1]
    .map((side) =>
      stroke(`M${side * 62} -218q${side * -22} 22 ${side * -4} 48t${side * -6} 44`, paint.ink, 7),
    )
    .join("") +
  repeat(4, (index) => rod(-9 + index * 6, -624, -9 + index * 6, -90, 1.6, paint.bone)) +
  rod(-210, -520, 226, 10, 9, paint.walnut) +
  rod(-218, -496, 204, 18, 4, paint.bone);

/** A toolbox open at the top, what a show is mended with standing out of it. */
export const toolbox = (metal: string): Fragment =>
  rod(-150, -190, -190, -430, 22, paint.oak) +
  box(-252, -470, 130, 46, paint.slate, 6) +
  rod(40, -190, 76, -410, 15, paint.silver) +
  box(56, -470, 46, 92, paint.rust, 16) +
  solid(
    "M120 -190L170 -400Q140 -440 172 -470L186 -430H206L220 -470Q252 -440 214 -396L186 -190Z",
    paint.silver,
  ) +
  group(
    { transform: "translate(-40 -190) rotate(-4)" },
    element("circle", { cx: 0, cy: -60, r: 60, fill: "none", stroke: paint.bone, "stroke-width": 34 }),
  ) +
  box(-290, -210, 580, 210, metal, 16) +
  flat(-290, -210, 580, 32, mix(metal, paint.ink, 0.35), 10) +
  stroke("M-110 -120Q-110 -66 -80 -66H80Q110 -66 110 -120", paint.ink, 17) +
  [-200, 160].map((x) => box(x, -196, 44, 54, paint.silver, 5)).join("");

/** A storm lantern on the origin, lit. */
export const stormLantern = (metal: string, flame: string): Fragment =>
  stroke("M-104 -60V-300Q-104 -470 0 -476Q104 -470 104 -300V-60", metal, 13) +
  stroke("M-40 -420Q-40 -560 0 -562Q40 -560 40 -420", metal, 10) +
  box(-46, -430, 92, 56, metal, 12) +
  disc(0, -226, 190, 190, flame, 0.16) +
  disc(0, -226, 130, 140, flame, 0.22) +
  path("M-52 -376H52Q104 -230 62 -110H-62Q-104 -230 -52 -376Z", flame, { opacity: 0.45 }) +
  path("M0 -300Q46 -220 24 -160Q0 -130 -24 -160Q-46 -220 0 -300Z", "#FFF8EA") +
  stroke("M-50 -370Q-98 -230 -60 -116M50 -370Q98 -230 60 -116", "#FFFFFF", 6, { opacity: 0.6 }) +
  solid("M-72 -112H72L92 -70H-92Z", metal) +
  box(-112, -74, 224, 74, metal, 22);

/** A folded paper boat, its keel on the origin. */
export const paperBoat = (sheet: string): Fragment =>
  solid("M-330 -190L0 -150L330 -190L200 0H-200Z", sheet) +
  path("M-330 -190L-60 -170L-200 0Z", mix(sheet, paint.indigo, 0.3)) +
  solid("M-150 -172L0 -400L150 -172L0 -150Z", mix(sheet, paint.indigo, 0.12)) +
  path("M0 -400L150 -172L0 -150Z", mix(sheet, paint.indigo, 0.38)) +
  stroke("M-330 -190L0 -150L330 -190", mix(sheet, paint.indigo, 0.4), 5);

/** A stage sword, point up. */
export const sword = (blade: string, grip: string): Fragment =>
  path("M0 -760L30 -690L24 -150H-24L-30 -690Z", blade) +
  path("M0 -760L30 -690L24 -150H0Z", mix(blade, paint.ink, 0.3)) +
  rod(-130, -146, 130, -146, 30, paint.brass) +
  box(-20, -136, 40, 120, grip, 8) +
  repeat(5, (index) => rod(-18, -120 + index * 22, 18, -112 + index * 22, 5, mix(grip, paint.bone, 0.4))) +
  ball(0, -6, 32, 30, paint.brass);

/** A wig on its block, a comb stuck in it. */
export const wig = (hair: string, block: string): Fragment =>
  solid("M-50 -150H50L66 -20Q70 0 40 0H-40Q-70 0 -66 -20Z", block) +
  solid("M-96 -330Q-100 -150 0 -120Q100 -150 96 -330Z", block) +
  solid(
    "M0 -470Q170 -470 166 -300Q200 -210 160 -70Q120 -40 96 -90Q120 -190 92 -290Q10 -300 -40 -350Q-90 -300 -94 -250Q-116 -170 -90 -90Q-130 -40 -160 -76Q-200 -220 -164 -300Q-170 -470 0 -470Z",
    hair,
  ) +
  stroke(
    "M-120 -300Q-150 -190 -130 -90M-60 -420Q-136 -370 -140 -260M60 -430Q140 -370 136 -250M130 -220Q150 -150 132 -84",
    mix(hair, paint.ink, 0.4),
    6,
    { opacity: 0.7 },
  );
