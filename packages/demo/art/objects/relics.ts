/** Objects of old plays: the skull, the crown, the quill, the ghost light, the playbook, the keys. */
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

/** A skull from the front, resting on the origin. */
export const skull = (bone: string): Fragment => {
  const dark = mix(bone, paint.ink, 0.88);
  return (
    solid("M-96 -120H96Q104 -20 66 -2Q0 14 -66 -2Q-104 -20 -96 -120Z", mix(bone, paint.ink, 0.12)) +
    solid(
      "M0 -430Q190 -430 190 -262Q190 -176 128 -150Q120 -96 76 -92H-76Q-120 -96 -128 -150Q-190 -176 -190 -262Q-190 -430 0 -430Z",
      bone,
    ) +
    path(
      "M-132 -246Q-120 -292 -72 -286Q-22 -276 -30 -218Q-46 -172 -96 -180Q-138 -196 -132 -246ZM132 -246Q120 -292 72 -286Q22 -276 30 -218Q46 -172 96 -180Q138 -196 132 -246Z",
      dark,
    ) +
    path("M0 -190Q26 -150 22 -132Q10 -124 0 -138Q-10 -124 -22 -132Q-26 -150 0 -190Z", dark) +
    repeat(6, (index) => rod(-60 + index * 24, -92, -58 + index * 23, -36, 5, dark)) +
    stroke("M-84 -64Q0 -50 84 -64", dark, 5)
  );
};

/** A crown on the origin, stones in its points. */
export const crown = (metal: string, stone: string): Fragment =>
  disc(0, -196, 190, 38, mix(metal, paint.ink, 0.55)) +
  solid("M-204 -330L-120 -226L-78 -378L0 -236L78 -378L120 -226L204 -330L180 -22Q0 40 -180 -22Z", metal) +
  path("M-190 -100Q0 -44 190 -100L183 -54Q0 4 -183 -54Z", mix(metal, paint.ink, 0.35)) +
  [-120, 0, 120].map((x) => ball(x, -62 + (x ? -12 : 6), 17, 17, stone)).join("") +
  [
    [-204, -338],
    [-78, -388],
    [78, -388],
    [204, -338],
  ]
    .map(([x = 0, y = 0]) => ball(x, y, 19, 19, metal))
    .join("");

/** The bare bulb that stands on an empty stage, `h` high, in its cage. */
export const ghostLight = (h: number, glass: string): Fragment =>
  ball(0, -6, 96, 20, paint.ink) +
  tube(-8, -h + 120, 16, h - 126, paint.iron) +
  box(-22, -h + 90, 44, 44, paint.ink, 6) +
  disc(0, -h + 40, 130, 130, glass, 0.2) +
  ball(0, -h + 40, 46, 54, glass) +
  disc(-12, -h + 24, 15, 18, "#FFFFFF") +
  stroke(
    `M-52 ${-h + 96}Q-84 ${-h + 20} 0 ${-h - 36}Q84 ${-h + 20} 52 ${-h + 96}M0 ${-h - 36}V${-h + 92}M-66 ${-h + 44}H66`,
    paint.ink,
    5,
  );

/** A quill leaning in its ink, the pot on the origin. */
export const quill = (feather: string, ink: string): Fragment =>
  group(
    { transform: "translate(10 -110) rotate(24)" },
    solid("M0 0Q-30 -150 -96 -220Q-110 -420 60 -560Q110 -380 64 -220Q30 -120 8 0Z", feather),
    stroke("M2 20Q0 -280 56 -540", mix(feather, paint.ink, 0.45), 6),
    path(
      "M-66 -250L10 -250L-78 -290ZM84 -330L20 -350L92 -372ZM-40 -190L4 -186L-62 -222Z",
      mix(feather, paint.ink, 0.8),
      { opacity: 0.5 },
    ),
  ) +
  solid("M-46 -140H46V-110Q104 -92 104 -46Q104 0 60 4H-60Q-104 0 -104 -46Q-104 -92 -46 -110Z", ink) +
  box(-56, -156, 112, 24, mix(ink, "#FFFFFF", 0.25), 8);

/** A book standing open to the viewer, a ribbon between its pages. */
export const book = (cover: string, ribbon: string): Fragment =>
  solid("M0 -20Q-150 -70 -320 -30V-360Q-150 -400 0 -350Q150 -400 320 -360V-30Q150 -70 0 -20Z", cover) +
  solid("M0 -40Q-140 -86 -296 -50V-376Q-140 -412 0 -362Z", paint.paper) +
  solid("M0 -40Q140 -86 296 -50V-376Q140 -412 0 -362Z", mix(paint.paper, paint.slate, 0.16)) +
  repeat(6, (index) =>
    stroke(
      `M-262 ${-330 + index * 44}Q-140 ${-366 + index * 44} -36 ${-326 + index * 44}M36 ${-326 + index * 44}Q140 ${-366 + index * 44} ${index === 5 ? 150 : 262} ${-330 + index * 44}`,
      mix(paint.paper, paint.slate, 0.55),
      7,
    ),
  ) +
  path("M-12 -362H16V30L2 10L-12 30Z", ribbon);

/** A ring of keys that opens the store. */
export const keys = (metal: string): Fragment =>
  element("circle", { cx: 0, cy: -330, r: 92, fill: "none", stroke: metal, "stroke-width": 20 }) +
  [-26, 6, 34]
    .map((turn, index) =>
      group(
        { transform: `rotate(${turn} 0 -250)` },
        element("ellipse", {
          cx: 0,
          cy: -214,
          rx: 42,
          ry: 40,
          fill: "none",
          stroke: mix(metal, paint.ink, index * 0.18),
          "stroke-width": 20,
        }),
        flat(-11, -178, 22, 190, mix(metal, paint.ink, index * 0.18), 4),
        flat(8, -50, 46, 22, mix(metal, paint.ink, index * 0.18), 3),
        flat(8, -12, 34, 22, mix(metal, paint.ink, index * 0.18), 3),
        disc(0, -214, 8, 8, paint.ink),
      ),
    )
    .join("");
