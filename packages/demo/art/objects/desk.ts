/** Objects of the presenter: lectern, news desk, cue cards, radio set, the red lamp, the square microphone. */
import { mix, paint } from "../colour.ts";
import {
  ball,
  box,
  disc,
  type Fragment,
  flat,
  group,
  leaf,
  path,
  repeat,
  rod,
  solid,
  stroke,
  tube,
} from "../svg.ts";
import { handMic } from "./music.ts";

/** A lectern from the front, two microphones over its edge. */
export const lectern = (wood: string = paint.wood): Fragment =>
  stroke("M-50 -420Q-96 -470 -84 -560M50 -420Q96 -470 84 -560", paint.ink, 8) +
  ball(-84, -572, 19, 27, paint.iron) +
  ball(84, -572, 19, 27, paint.iron) +
  solid("M-150 -352H150L116 -26H-116Z", wood) +
  path("M-104 -318H104L82 -70H-82Z", mix(wood, paint.ink, 0.28)) +
  disc(0, -204, 56, 56, paint.brass) +
  disc(0, -204, 40, 40, mix(wood, paint.ink, 0.5)) +
  solid("M-196 -432H196L166 -346H-166Z", mix(wood, paint.sand, 0.35)) +
  box(-140, -30, 280, 32, mix(wood, paint.ink, 0.4), 5);

/** A curved news desk with a screen let into its front. */
export const newsDesk = (face: string, screen: string): Fragment =>
  solid("M-440 -220Q0 -150 440 -220V-10Q0 60 -440 -10Z", face) +
  path("M-360 -150Q0 -92 360 -150V-50Q0 8 -360 -50Z", screen) +
  path("M-360 -150Q0 -92 360 -150V-132Q0 -74 -360 -132Z", "#FFFFFF", { opacity: 0.35 }) +
  solid("M-468 -250Q0 -176 468 -250L456 -212Q0 -140 -456 -212Z", mix(face, "#FFFFFF", 0.4)) +
  leaf(-130, -276, 118, 70, paint.paper, 3) +
  group({ transform: "rotate(7 90 -240)" }, leaf(40, -278, 118, 70, paint.paper, 3)) +
  solid("M236 -298H292L286 -226Q264 -218 242 -226Z", "#FFFFFF");

/** Cards held in a fan, the front one with its lines. */
export const cueCards = (count: number, back: string): Fragment =>
  repeat(count, (index, share) => {
    const card =
      leaf(
        -120,
        -470,
        240,
        340,
        index === count - 1 ? paint.paper : mix(back, paint.paper, share * 0.5),
        12,
      ) +
      (index === count - 1
        ? flat(-88, -436, 110, 22, back, 6) +
          repeat(6, (line) =>
            flat(-88, -388 + line * 38, 176 - ((line * 53) % 70), 11, mix(paint.paper, paint.slate, 0.6), 4),
          )
        : "");
    return group({ transform: `rotate(${-34 + share * 62})` }, card);
  });

/** A valve radio: cloth over the loudspeaker, a lit dial, two knobs. */
export const radioSet = (wood: string, dial: string): Fragment =>
  box(-290, -330, 580, 318, wood, 46) +
  box(-254, -296, 300, 250, mix(wood, paint.sand, 0.62), 24) +
  repeat(12, (index) => rod(-236 + index * 24, -284, -236 + index * 24, -58, 4, mix(wood, paint.ink, 0.2))) +
  box(76, -290, 178, 104, dial, 12) +
  repeat(9, (index) => rod(94 + index * 18, -270, 94 + index * 18, index % 3 ? -250 : -238, 4, paint.ink)) +
  rod(186, -280, 176, -198, 5, paint.rust) +
  [112, 216]
    .map((x) => ball(x, -112, 40, 40, mix(wood, paint.ink, 0.55)) + disc(x, -112, 15, 15, paint.brass))
    .join("") +
  [-200, 180].map((x) => flat(x, -18, 40, 20, paint.ink, 5)).join("");

/** The lamp over the studio door, lit. */
export const airLamp = (glass: string): Fragment =>
  rod(0, -420, 0, -350, 13, paint.ink) +
  box(-230, -352, 460, 40, paint.iron, 10) +
  box(-210, -316, 420, 200, glass, 34) +
  flat(-176, -290, 352, 26, "#FFFFFF", 13) +
  group({ opacity: 0.3 }, flat(-150, -232, 300, 22, paint.ink, 6), flat(-110, -192, 220, 22, paint.ink, 6)) +
  box(-230, -120, 460, 30, paint.iron, 10);

/** A hand microphone with the reporter's cube on its neck. */
export const reporterMic = (cube: string): Fragment =>
  handMic(paint.iron, paint.slate) +
  box(-62, -118, 124, 106, cube, 12) +
  path("M-24 -88L30 -65L-24 -42Z", mix(cube, "#FFFFFF", 0.75)) +
  tube(-17, 108, 34, 60, paint.ink, 8);
