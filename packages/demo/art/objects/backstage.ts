/** Objects from behind the scenes: cases, vans, stairs, radios, desks and what lies on them. */
import { mix, paint } from "../colour.ts";
import { ball, box, disc, element, type Fragment, flat, path, repeat, rod, solid, stroke } from "../svg.ts";

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
