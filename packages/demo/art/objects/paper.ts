/** Objects on paper: pages, scripts, pens, contracts, calendars, registers. */
import { mix, paint } from "../colour.ts";
import {
  ball,
  box,
  disc,
  element,
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

/** A page of grey lines, centred on the origin; `mark` is the line that is lit. */
export function page(
  w: number,
  h: number,
  options: { lines?: number; mark?: number; gold?: string; sheet?: string } = {},
): Fragment {
  const { lines = 11, mark = -1, gold = paint.mustard, sheet = paint.paper } = options;
  const gap = (h * 0.78) / Math.max(lines, 1);
  return (
    leaf(-w / 2, -h / 2, w, h, sheet, 3) +
    repeat(lines, (index) => {
      const y = -h / 2 + h * 0.13 + index * gap;
      const length = w * (0.74 - ((index * 37) % 5) * 0.07 - (index % 4 === 3 ? 0.22 : 0));
      if (index === mark)
        return (
          flat(-w * 0.4, y - gap * 0.34, w * 0.8, gap * 0.72, gold, 3) +
          flat(-w * 0.37, y - 2, length, 5, paint.ink, 2)
        );
      return flat(-w * 0.37, y - 2, length, 5, mix(sheet, paint.slate, 0.55), 2);
    })
  );
}

/** A script: pages held by two brass pins, the top one curling. */
export function script(w: number, h: number): Fragment {
  return (
    group({ transform: "rotate(3)" }, leaf(-w / 2, -h / 2, w, h, mix(paint.paper, paint.slate, 0.35), 3)) +
    group({ transform: "rotate(1)" }, leaf(-w / 2, -h / 2, w, h, mix(paint.paper, paint.slate, 0.15), 3)) +
    page(w, h, { lines: 13 }) +
    solid(
      `M${w / 2 - 78} ${h / 2}Q${w / 2 - 50} ${h / 2 - 50} ${w / 2} ${h / 2 - 74}Q${w / 2 - 34} ${h / 2 - 22} ${w / 2 - 78} ${h / 2}Z`,
      mix(paint.paper, paint.slate, 0.3),
    ) +
    disc(-w / 2 + 16, -h / 2 + 26, 8, 8, paint.brass) +
    disc(-w / 2 + 16, h / 2 - 40, 8, 8, paint.brass)
  );
}

/** A pin in what hangs on a board. */
export const pin = (colour: string): Fragment =>
  disc(5, 8, 12, 6, paint.ink, 0.35) + ball(0, 0, 12, 12, colour) + disc(-4, -4, 4, 4, "#FFFFFF", 0.7);

/** A fountain pen lying, nib to the left. */
export function pen(body: string, capped = false): Fragment {
  const point = capped
    ? solid("M-160 -15H-20V15H-160Q-178 0 -160 -15Z", mix(body, paint.ink, 0.3)) +
      rod(-150, -18, -50, -18, 7, paint.brass)
    : path("M-186 0L-124 -13V13Z", paint.brass) +
      rod(-172, 0, -140, 0, 2, paint.ink) +
      solid("M-126 -14H-40V14H-126Z", paint.ink);
  return solid("M-44 -17H150Q172 0 150 17H-44Z", body) + point + flat(-48, -18, 10, 36, paint.brass);
}

/** A pencil lying, point to the left. */
export const pencil = (colour: string): Fragment =>
  path("M-150 0L-112 -10V10Z", paint.sand) +
  path("M-150 0L-136 -4V4Z", paint.ink) +
  box(-112, -10, 230, 20, colour) +
  flat(118, -10, 14, 20, paint.silver) +
  box(132, -10, 22, 20, paint.coral, 5);

/** A month on the wall: squares, some filled. */
export function calendar(
  columns: number,
  rows: number,
  cell: number,
  filled: (index: number) => string | undefined,
): Fragment {
  const [w, h] = [columns * cell, rows * cell];
  return (
    leaf(-w / 2 - 34, -92, w + 68, h + 128, paint.paper, 6) +
    flat(-w / 2 - 34, -92, w + 68, 66, paint.rust, 6) +
    repeat(7, (_, share) => disc((share - 0.5) * w, -86, 9, 15, paint.iron)) +
    repeat(columns * rows, (index) => {
      const x = -w / 2 + (index % columns) * cell;
      const y = Math.floor(index / columns) * cell;
      return flat(
        x + 5,
        y + 5,
        cell - 10,
        cell - 10,
        filled(index) ?? mix(paint.paper, paint.slate, 0.18),
        4,
      );
    })
  );
}

/** A folded paper aeroplane flying right. */
export const plane = (sheet: string): Fragment =>
  solid("M-90 -38L96 0L-60 12Z", sheet) +
  path("M-60 12L96 0L-48 58Z", mix(sheet, paint.indigo, 0.45)) +
  path("M-60 12L-66 48L-30 20Z", mix(sheet, paint.indigo, 0.6)) +
  path("M-90 38L96 0L-46 20Z", mix(sheet, "#FFFFFF", 0.3), { opacity: 0 });

/** An envelope, its flap open by choice. */
export const envelope = (w: number, h: number, sheet: string, open = false): Fragment =>
  (open ? solid(`M${-w / 2} ${-h / 2}L0 ${-h}L${w / 2} ${-h / 2}Z`, mix(sheet, paint.slate, 0.25)) : "") +
  box(-w / 2, -h / 2, w, h, sheet, 4) +
  stroke(
    `M${-w / 2} ${h / 2}L${-w * 0.08} 0M${w / 2} ${h / 2}L${w * 0.08} 0M${-w / 2} ${-h / 2}L0 ${h * 0.12}L${w / 2} ${-h / 2}`,
    mix(sheet, paint.ink, 0.3),
    4,
  );

/** An open register with ruled pages, seen a little from above. */
export const register = (w: number): Fragment =>
  solid(`M${-w / 2 - 14} 26L${-w / 2 + 40} -170H${w / 2 - 40}L${w / 2 + 14} 26Z`, paint.rust) +
  solid(`M0 10Q${-w * 0.25} -16 ${-w / 2} 10L${-w / 2 + 52} -172Q${-w * 0.22} -196 0 -172Z`, paint.paper) +
  solid(
    `M0 10Q${w * 0.25} -16 ${w / 2} 10L${w / 2 - 52} -172Q${w * 0.22} -196 0 -172Z`,
    mix(paint.paper, paint.slate, 0.12),
  ) +
  repeat(6, (_, share) => {
    const y = -148 + share * 128;
    const half = (w / 2 - 50 + share * 36) * 0.9;
    return stroke(
      `M${-half} ${y}Q${-half / 2} ${y - 20} -14 ${y}M14 ${y}Q${half / 2} ${y - 20} ${half} ${y}`,
      mix(paint.sky, paint.paper, 0.35),
      3,
    );
  }) +
  rod(0, -172, 0, 10, 4, mix(paint.paper, paint.ink, 0.4));

/** A picture in a frame; what it shows is drawn by the caller about the origin. */
export function frame(
  w: number,
  h: number,
  wood: string,
  picture: Fragment,
  mount: string = paint.paper,
): Fragment {
  return (
    box(-w / 2 - 16, -h / 2 - 16, w + 32, h + 32, wood, 3) +
    flat(-w / 2, -h / 2, w, h, mount) +
    element(
      "svg",
      { x: -w / 2, y: -h / 2, width: w, height: h, viewBox: `${-w / 2} ${-h / 2} ${w} ${h}` },
      picture,
    ) +
    path(`M${-w / 2} ${h / 2}V${-h / 2}H${w * 0.2}Z`, "#FFFFFF", { opacity: 0.12 })
  );
}

/** A folding music stand with pages. */
export const musicStand = (h: number): Fragment =>
  stroke(`M0 ${-h}V-80M0 -100L-66 0M0 -100L66 0M0 -100V6`, paint.ink, 9) +
  solid(`M-130 ${-h - 150}L130 ${-h - 150}L118 ${-h + 8}H-118Z`, paint.iron) +
  path(
    `M-104 ${-h - 166}Q-50 ${-h - 178} -2 ${-h - 160}V${-h - 8}Q-50 ${-h - 24} -98 ${-h - 10}Z`,
    paint.paper,
  ) +
  path(
    `M104 ${-h - 166}Q50 ${-h - 178} 2 ${-h - 160}V${-h - 8}Q50 ${-h - 24} 98 ${-h - 10}Z`,
    mix(paint.paper, paint.slate, 0.2),
  ) +
  repeat(4, (index) =>
    stroke(`M-86 ${-h - 140 + index * 32}h68M18 ${-h - 140 + index * 32}h68`, paint.slate, 4),
  ) +
  tube(-134, -h - 2, 268, 14, paint.ink, 4);
