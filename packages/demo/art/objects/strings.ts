/** More objects that sound: the guitar and the record. */
import { mix, paint } from "../colour.ts";
import {
  ball,
  box,
  disc,
  element,
  type Fragment,
  group,
  path,
  repeat,
  rod,
  solid,
  stroke,
  tube,
} from "../svg.ts";

/** A guitar upright, its foot on the origin. */
export function guitar(wood: string = paint.oak): Fragment {
  const dark = mix(wood, paint.ink, 0.5);
  return (
    tube(-21, -640, 42, 320, dark, 4) +
    solid("M-32 -730Q0 -752 32 -730L24 -632H-24Z", dark) +
    repeat(
      3,
      (index) =>
        disc(-40, -712 + index * 28, 9, 8, paint.silver) + disc(40, -712 + index * 28, 9, 8, paint.silver),
    ) +
    repeat(9, (index) => rod(-21, -616 + index * 30, 21, -616 + index * 30, 3, paint.silver)) +
    solid(
      "M0 -352Q112 -366 108 -276Q104 -232 84 -214Q146 -176 148 -104Q142 4 0 6Q-142 4 -148 -104Q-146 -176 -84 -214Q-104 -232 -108 -276Q-112 -366 0 -352Z",
      wood,
    ) +
    stroke(
      "M0 -344Q102 -356 99 -276Q96 -236 72 -212Q136 -172 138 -104Q132 -6 0 -4Q-132 -6 -138 -104Q-136 -172 -72 -212Q-96 -236 -99 -276Q-102 -356 0 -344Z",
      mix(wood, paint.bone, 0.5),
      5,
    ) +
    disc(0, -204, 50, 48, paint.ink) +
    element("circle", {
      cx: 0,
      cy: -204,
      r: 57,
      fill: "none",
      stroke: mix(wood, paint.bone, 0.5),
      "stroke-width": 6,
    }) +
    box(-62, -92, 124, 20, dark, 4) +
    repeat(6, (index) => rod(-14 + index * 5.6, -716, -16 + index * 6.4, -82, 1.8, paint.bone))
  );
}

/** A record, label in the middle, light lying in two wedges over its grooves. */
export function record(label: string, r = 300): Fragment {
  const wedge = (turn: number): Fragment =>
    group(
      { transform: `rotate(${turn})`, opacity: 0.2 },
      path(`M0 0L${-r * 0.17} ${-r * 0.97}A${r} ${r} 0 0 1 ${r * 0.17} ${-r * 0.97}Z`, "#FFFFFF"),
    );
  return (
    disc(0, 0, r, r, paint.ink) +
    repeat(9, (_, share) =>
      element("circle", {
        cx: 0,
        cy: 0,
        r: r * (0.44 + share * 0.5),
        fill: "none",
        stroke: paint.slate,
        "stroke-width": 2,
        opacity: 0.55,
      }),
    ) +
    wedge(34) +
    wedge(214) +
    ball(0, 0, r * 0.35, r * 0.35, label) +
    stroke(
      `M${-r * 0.2} ${-r * 0.12}H${r * 0.2}M${-r * 0.14} ${r * 0.14}H${r * 0.14}`,
      mix(label, paint.ink, 0.55),
      7,
    ) +
    disc(0, 0, r * 0.035, r * 0.035, paint.bone)
  );
}
