/** Objects of the film set: slates, cameras, tripods, booms, lamps, strips and screens. */
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

/** A clapperboard on its lower edge; `open` in degrees, `tally` chalk strokes. */
export function clapper(open = 18, tally = 0, board: string = paint.iron): Fragment {
  const stripes = (y: number): Fragment =>
    flat(-170, y, 340, 46, paint.bone, 4) +
    repeat(5, (index) => path(`M${-160 + index * 72} ${y + 46}l30 -46h36l-30 46z`, paint.ink));
  const chalk = repeat(tally, (index) => {
    const x = -140 + Math.floor(index / 5) * 104 + (index % 5) * 19;
    return index % 5 === 4
      ? rod(x - 84, -62, x - 4, -122, 6, paint.bone)
      : rod(x, -62, x + 3, -124, 6, paint.bone);
  });
  const rules = tally
    ? ""
    : stroke("M-150 -140H150M-150 -86H150M-40 -140V-86M62 -140V-86", mix(board, "#FFFFFF", 0.4), 3);
  return (
    box(-170, -238, 340, 238, board, 8) +
    chalk +
    rules +
    stripes(-238) +
    group({ transform: `rotate(${-open} -164 -246)` }, stripes(-292)) +
    disc(-156, -244, 10, 10, paint.silver)
  );
}

/** A film camera with two reels, from the side, lens to the left, resting on the origin. */
export function camera(body: string = paint.iron): Fragment {
  const reel = (x: number, y: number, r: number): Fragment =>
    ball(x, y, r, r, mix(body, "#FFFFFF", 0.1)) +
    repeat(5, (index) => {
      const a = (index / 5) * Math.PI * 2;
      return disc(x + Math.cos(a) * r * 0.56, y + Math.sin(a) * r * 0.56, r * 0.19, r * 0.19, paint.ink);
    }) +
    disc(x, y, r * 0.14, r * 0.14, paint.brass);
  return (
    reel(-42, -226, 74) +
    reel(88, -210, 62) +
    box(-120, -164, 250, 150, body, 12) +
    flat(-96, -138, 70, 40, mix(body, paint.ink, 0.4), 4) +
    disc(74, -66, 24, 24, paint.slate) +
    disc(74, -66, 9, 9, paint.brass) +
    solid("M-120 -130L-186 -144V-38L-120 -52Z", mix(body, paint.ink, 0.3)) +
    solid("M-186 -152L-246 -178V-4L-186 -30Z", mix(body, "#FFFFFF", 0.06)) +
    disc(-190, -92, 10, 42, paint.sky) +
    box(130, -136, 50, 42, paint.ink, 6) +
    box(-60, -16, 120, 18, paint.ink, 4)
  );
}

/** Three legs and a head, `h` high. */
export function tripod(h: number, colour: string = paint.ink): Fragment {
  const spread = h * 0.32;
  return (
    rod(0, -h, spread * 0.18, 12, 9, mix(colour, "#FFFFFF", 0.08)) +
    rod(0, -h + 20, -spread, 0, 11, colour) +
    rod(0, -h + 20, spread, 0, 11, colour) +
    stroke(`M${-spread * 0.55} ${-h * 0.44}Q0 ${-h * 0.36} ${spread * 0.55} ${-h * 0.44}`, colour, 5) +
    flat(-20, -h - 14, 40, 30, colour, 5)
  );
}

/** A telephone held upright or across; its screen shows one colour. */
export function phone(screen: string, across = true): Fragment {
  const [w, h] = across ? [190, 104] : [104, 190];
  return (
    box(-w / 2, -h, w, h, paint.ink, 15) +
    flat(-w / 2 + 8, -h + 8, w - 16, h - 16, screen, 9) +
    path(`M${-w / 2 + 8} ${-8}V${-h + 8}H${w * 0.1}Z`, "#FFFFFF", { opacity: 0.22 })
  );
}

/** A ring of light on a pole. */
export function ringLight(h: number, glass: string): Fragment {
  return (
    tube(-6, -h, 12, h - 60, paint.ink) +
    stroke("M0 -70L-70 0M0 -70L70 0M0 -70V4", paint.ink, 9) +
    element("circle", { cx: 0, cy: -h - 130, r: 122, fill: "none", stroke: paint.iron, "stroke-width": 50 }) +
    element("circle", { cx: 0, cy: -h - 130, r: 122, fill: "none", stroke: glass, "stroke-width": 36 })
  );
}

/** A microphone in its wind cover at the end of a pole that comes from the right. */
export function boom(cover: string = paint.slate): Fragment {
  return (
    rod(70, -6, 900, -330, 12, paint.ink) +
    rod(420, -143, 470, -162, 20, paint.iron) +
    stroke("M40 -30Q60 -52 88 -16M-40 -22Q40 -76 90 -20", paint.ink, 7) +
    solid("M-150 -20Q-156 -62 -110 -62H66Q104 -62 104 -20Q104 24 66 24H-110Q-156 24 -150 -20Z", cover) +
    repeat(18, (index) => {
      const x = -138 + index * 13.5;
      return stroke(
        `M${x} ${22 - (index % 3) * 4}l${(index % 2) * 6 - 3} 16M${x} ${-60 + (index % 3) * 3}l${(index % 2) * 6 - 3} -12`,
        cover,
        6,
      );
    })
  );
}

/** A square studio lamp with a soft front, on a stand, looking left. */
export function softbox(h: number, glass: string): Fragment {
  return (
    tube(-6, -h, 12, h - 40, paint.ink) +
    stroke("M0 -60L-72 0M0 -60L72 0", paint.ink, 9) +
    solid(`M-30 ${-h - 40}L40 ${-h - 84}V${-h + 84}L-30 ${-h + 40}Z`, paint.iron) +
    solid(`M-30 ${-h - 50}L-130 ${-h - 150}V${-h + 150}L-30 ${-h + 50}Z`, paint.ink) +
    path(`M-130 ${-h - 150}Q-172 ${-h} -130 ${-h + 150}Q-112 ${-h} -130 ${-h - 150}Z`, glass)
  );
}

/** A lamp with four doors, its mouth to the left, on a stand. */
export function barnDoor(h: number, glass: string): Fragment {
  return (
    tube(-6, -h, 12, h - 60, paint.ink) +
    stroke("M0 -90L-76 0M0 -90L76 0M0 -90V6", paint.ink, 9) +
    stroke(`M-52 ${-h - 40}V${-h + 22}H52V${-h - 40}`, paint.ink, 8) +
    solid(`M-60 ${-h - 100}H50Q78 ${-h - 50} 50 ${-h}H-60Z`, paint.iron) +
    repeat(4, (index) => rod(-30 + index * 20, -h - 92, -30 + index * 20, -h - 8, 3, paint.slate)) +
    disc(-60, -h - 50, 16, 50, glass) +
    solid(`M-60 ${-h - 100}L-122 ${-h - 150}L-128 ${-h - 128}L-64 ${-h - 84}Z`, paint.ink) +
    solid(`M-60 ${-h}L-122 ${-h + 50}L-128 ${-h + 28}L-64 ${-h - 16}Z`, paint.ink)
  );
}

/** A length of film: `frames` pictures, each painted by the caller. */
export function filmStrip(frames: number, size: number, picture: (index: number) => Fragment): Fragment {
  const w = frames * size;
  const holes = repeat(frames * 4, (index) => {
    const x = index * (size / 4) + size * 0.07;
    return (
      flat(x, 8, size * 0.11, 15, paint.sand, 3) + flat(x, size * 0.7 + 39, size * 0.11, 15, paint.sand, 3)
    );
  });
  const pictures = repeat(frames, (index) =>
    element(
      "svg",
      {
        x: index * size + 8,
        y: 32,
        width: size - 16,
        height: size * 0.7,
        viewBox: "0 0 200 145",
        preserveAspectRatio: "xMidYMid slice",
      },
      picture(index),
    ),
  );
  return box(0, 0, w, size * 0.7 + 62, paint.ink, 4) + holes + pictures;
}

/** A folding chair of canvas, as directors have it, three-quarter. */
export function canvasChair(cloth: string, wood: string = paint.oak): Fragment {
  const dark = mix(wood, paint.ink, 0.4);
  return (
    rod(-96, 0, 88, -170, 13, dark) +
    rod(96, 0, -88, -170, 13, wood) +
    rod(-100, 0, -84, 0, 15, dark) +
    solid("M-98 -190Q0 -160 98 -190L92 -156Q0 -126 -92 -156Z", cloth) +
    rod(-98, -180, -98, -382, 12, wood) +
    rod(98, -180, 98, -382, 12, wood) +
    rod(-112, -258, -72, -258, 16, wood) +
    rod(112, -258, 72, -258, 16, wood) +
    solid("M-104 -376Q0 -356 104 -376V-296Q0 -276 -104 -296Z", cloth)
  );
}

/** A megaphone, its mouth to the right. */
export const megaphone = (colour: string): Fragment =>
  solid("M-120 -34L96 -104V104L-120 34Z", colour) +
  ball(96, 0, 26, 106, mix(colour, paint.ink, 0.5)) +
  box(-150, -28, 36, 56, paint.ink, 8) +
  stroke("M-70 40L-52 112H-24L-34 52", paint.ink, 14) +
  stroke("M-60 -38L60 -76", mix(colour, "#FFFFFF", 0.6), 7);

/** A television or monitor on its foot. */
export const monitor = (w: number, h: number, screen: string): Fragment =>
  solid(`M-70 0H70L40 -34V-60H-40V-34Z`, paint.ink) +
  box(-w / 2, -h - 56, w, h, paint.iron, 12) +
  flat(-w / 2 + 14, -h - 42, w - 28, h - 28, screen, 4) +
  path(`M${-w / 2 + 14} ${-70}V${-h - 42}H${w * 0.1}Z`, "#FFFFFF", { opacity: 0.14 });
