/** Objects that carry a company, or a story: bus, boat, train. */
import { mix, paint } from "../colour.ts";
import { ball, box, disc, type Fragment, flat, path, repeat, rod, solid, stroke } from "../svg.ts";

/** A country bus from the side, going left, bundles on its roof. */
export const bus = (body: string, band: string, glass: string): Fragment =>
  box(-150, -404, 130, 74, mix(band, paint.ink, 0.2), 8) +
  box(0, -386, 90, 56, paint.oak, 8) +
  box(108, -424, 150, 94, mix(body, paint.ink, 0.35), 12) +
  stroke("M-190 -336H350M-160 -336V-366M330 -336V-366", paint.ink, 8) +
  solid("M-400 -60V-200Q-396 -300 -340 -322Q-320 -330 -280 -330H370Q400 -330 400 -300V-60Z", body) +
  flat(-400, -166, 800, 40, band) +
  repeat(5, (index) => flat(-226 + index * 122, -294, 104, 92, glass, 8)) +
  path("M-382 -206Q-376 -284 -328 -296H-250V-206Z", glass) +
  flat(-400, -78, 800, 22, paint.iron) +
  disc(-386, -104, 14, 18, "#FFF3D0") +
  [-236, 236].map((x) => ball(x, -52, 62, 62, paint.ink) + ball(x, -52, 27, 27, paint.silver)).join("");

/** A country boat with a hooped roof and an oar over its stern, afloat on the origin. */
export const boat = (hull: string, roof: string): Fragment =>
  stroke("M250 -130L430 60", paint.walnut, 13) +
  solid("M-150 -96Q-150 -236 20 -240Q190 -236 190 -96Z", roof) +
  repeat(5, (index) =>
    stroke(
      `M${-120 + index * 70} -100Q${-110 + index * 66} -220 ${-60 + index * 42} -236`,
      mix(roof, paint.ink, 0.3),
      5,
    ),
  ) +
  path("M-96 -96Q-92 -190 -24 -196V-96Z", paint.ink, { opacity: 0.6 }) +
  solid("M-430 -190Q-330 -110 -200 -98H260Q360 -104 420 -170Q400 -20 250 10H-210Q-370 -20 -430 -190Z", hull) +
  stroke("M-418 -168Q-320 -80 -200 -68H270Q350 -74 408 -136", mix(hull, paint.bone, 0.45), 8) +
  disc(-330, -84, 15, 15, paint.bone) +
  disc(-330, -84, 7, 7, paint.ink);

/** The front of a train at the platform, its lamp lit. */
export const train = (body: string, band: string, lamp: string): Fragment =>
  solid("M-200 -30V-380Q-196 -480 0 -484Q196 -480 200 -380V-30Z", body) +
  path(
    "M-160 -370Q-156 -432 -16 -440V-262H-160ZM160 -370Q156 -432 16 -440V-262H160Z",
    mix(lamp, paint.ink, 0.25),
  ) +
  path("M-150 -366L-40 -436V-380L-150 -290Z", "#FFFFFF", { opacity: 0.3 }) +
  flat(-200, -228, 400, 46, band) +
  disc(0, -130, 74, 74, lamp, 0.35) +
  ball(0, -130, 46, 46, lamp) +
  [-140, 140].map((x) => ball(x, -110, 20, 20, paint.rust)).join("") +
  solid("M-220 -50H220L170 0H-170Z", paint.iron) +
  repeat(5, (index) => rod(-140 + index * 70, -44, -120 + index * 60, -4, 7, paint.slate));
