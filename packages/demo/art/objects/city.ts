/** Objects out of doors: skylines, trains, rickshaws, vans, lamps, hoardings, shops, rain. */
import { mix, paint } from "../colour.ts";
import type { Random } from "../random.ts";
import { ball, box, disc, type Fragment, flat, group, path, repeat, rod, solid, stroke } from "../svg.ts";

/** Towers along a base line at the origin, `w` wide; some windows are lit. */
export function skyline(w: number, high: number, colour: string, lamp: string, random: Random): Fragment {
  let out = "";
  for (let x = 0; x < w; ) {
    const width = random(46, 112);
    const h = high * random(0.34, 1);
    const tank =
      random() > 0.55
        ? flat(x + width * 0.3, -h - 24, 34, 26, colour) +
          rod(x + width * 0.5, -h - 24, x + width * 0.5, -h - 60, 3, colour)
        : "";
    out += flat(x, -h, width + 1, h, colour) + tank;
    for (let y = -h + 22; y < -30; y += 34) {
      for (let wx = x + 12; wx < x + width - 16; wx += 24)
        if (random() > 0.66) out += flat(wx, y, 11, 15, lamp, 1);
    }
    x += width;
  }
  return out;
}

/** The inside of a local train: a barred window w by h, centred, with whatever lies outside. */
export function trainWindow(w: number, h: number, steel: string, outside: Fragment): Fragment {
  return (
    box(-w / 2 - 44, -h / 2 - 44, w + 88, h + 88, mix(steel, paint.ink, 0.25), 34) +
    `<svg x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${outside}</svg>` +
    repeat(5, (index) => {
      const y = -h / 2 + (h / 6) * (index + 1);
      return (
        flat(-w / 2, y - 6, w, 12, mix(steel, paint.ink, 0.55)) +
        flat(-w / 2, y - 6, w, 4, mix(steel, "#FFFFFF", 0.35))
      );
    }) +
    box(-w / 2 - 64, h / 2 + 30, w + 128, 44, steel, 8)
  );
}

/** A strap for standing passengers, hung from the origin. */
export const strap = (colour: string): Fragment =>
  flat(-9, 0, 18, 120, mix(colour, paint.ink, 0.5)) +
  stroke("M0 120L-44 196Q-44 214 -26 214H26Q44 214 44 196Z", colour, 13);

/** An auto-rickshaw from behind. */
export function rickshaw(body: string, hood: string, window: string): Fragment {
  return (
    box(-176, -56, 52, 62, paint.ink, 16) +
    box(124, -56, 52, 62, paint.ink, 16) +
    solid("M-196 -180Q-200 -60 -176 -40H176Q200 -60 196 -180Z", body) +
    solid("M-198 -176Q-196 -390 -146 -424Q0 -456 146 -424Q196 -390 198 -176Z", hood) +
    path("M-96 -372Q0 -388 96 -372Q108 -330 104 -276H-104Q-108 -330 -96 -372Z", window) +
    flat(-196, -186, 392, 18, paint.mustard) +
    box(-62, -132, 124, 50, paint.bone, 6) +
    ball(-150, -110, 19, 19, paint.rust) +
    ball(150, -110, 19, 19, paint.rust) +
    stroke("M-146 -406Q0 -436 146 -406", mix(hood, "#FFFFFF", 0.3), 5)
  );
}

/** A small open truck going left, with room for a load drawn by the caller. */
export function tempo(body: string, load: Fragment): Fragment {
  const wheel = (x: number): Fragment => ball(x, -46, 50, 50, paint.ink) + ball(x, -46, 22, 22, paint.silver);
  return (
    load +
    box(-92, -190, 410, 112, mix(body, paint.walnut, 0.35), 6) +
    repeat(6, (index) => rod(-76 + index * 76, -186, -76 + index * 76, -84, 6, mix(body, paint.ink, 0.45))) +
    solid(
      "M-110 -78V-300Q-112 -324 -136 -324H-236Q-268 -322 -280 -296L-312 -190Q-340 -180 -340 -150V-78Z",
      body,
    ) +
    path("M-142 -292H-230Q-248 -290 -254 -274L-280 -200H-142Z", paint.bone, { opacity: 0.85 }) +
    flat(-346, -96, 668, 26, paint.iron, 6) +
    ball(-330, -140, 13, 20, paint.bone) +
    wheel(-244) +
    wheel(214)
  );
}

/** A lamp on a tall iron post. */
export const streetLamp = (h: number, glass: string): Fragment =>
  stroke(`M0 0V${-h}Q0 ${-h - 60} 70 ${-h - 60}H104`, paint.ink, 13) +
  box(-18, -60, 36, 60, paint.ink, 6) +
  solid(`M58 ${-h - 66}Q104 ${-h - 100} 150 ${-h - 66}Z`, paint.iron) +
  disc(104, -h - 62, 42, 15, glass);

/** A hoarding on posts, w by h, the picture drawn by the caller about its middle. */
export function hoarding(w: number, h: number, lift: number, face: string, picture: Fragment): Fragment {
  const y = -lift - h;
  return (
    stroke(
      `M${-w * 0.36} 0V${-lift}M${w * 0.36} 0V${-lift}M${-w * 0.36} ${-lift * 0.2}L${w * 0.36} ${-lift}M${w * 0.36} ${-lift * 0.2}L${-w * 0.36} ${-lift}`,
      paint.ink,
      10,
    ) +
    box(-w / 2 - 14, y - 14, w + 28, h + 28, paint.iron, 3) +
    `<svg x="${-w / 2}" y="${y}" width="${w}" height="${h}" viewBox="${-w / 2} ${-h / 2} ${w} ${h}"><rect x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" fill="${face}"/>${picture}</svg>` +
    repeat(4, (_, share) => stroke(`M${(share - 0.5) * w * 0.8} ${y - 14}q-6 -40 -30 -48`, paint.ink, 6))
  );
}

/** A shop with an awning and a lit window, standing on the origin. */
export function shop(w: number, h: number, face: string, awning: string, lamp: string): Fragment {
  const strips = Math.round(w / 36);
  return (
    box(-w / 2, -h, w, h, face) +
    flat(-w * 0.36, -h * 0.5, w * 0.72, h * 0.5, lamp) +
    flat(-w * 0.36, -h * 0.5, w * 0.72, h * 0.2, "url(#down)") +
    repeat(3, (index) =>
      box(-w * 0.3 + index * w * 0.2, -h * 0.16, w * 0.17, h * 0.16, mix(face, paint.walnut, 0.5), 3),
    ) +
    repeat(strips, (index) => {
      const x = -w / 2 - 8 + (index * (w + 16)) / strips;
      return solid(
        `M${x} ${-h * 0.62}h${(w + 16) / strips + 0.5}l0 ${h * 0.15}q${-(w + 16) / strips / 2} 16 ${-(w + 16) / strips} 0z`,
        index % 2 ? awning : paint.bone,
      );
    }) +
    box(-w * 0.4, -h * 0.9, w * 0.8, h * 0.18, mix(awning, paint.ink, 0.35), 4)
  );
}

/** An open umbrella, handle down to the origin. */
export const umbrella = (cloth: string): Fragment =>
  stroke("M0 -210V-14Q0 8 20 8Q40 8 40 -12", paint.walnut, 9) +
  solid(
    "M-200 -190Q-190 -350 0 -360Q190 -350 200 -190Q166 -222 134 -190Q100 -224 66 -190Q32 -224 0 -190Q-32 -224 -66 -190Q-100 -224 -134 -190Q-166 -222 -200 -190Z",
    cloth,
  ) +
  stroke(
    "M0 -358Q-66 -300 -66 -192M0 -358Q66 -300 66 -192M0 -358Q-134 -310 -134 -194M0 -358Q134 -310 134 -194",
    mix(cloth, paint.ink, 0.35),
    3,
  ) +
  rod(0, -360, 0, -384, 8, paint.walnut);

/** Slanting rain over the whole picture. */
export const rain = (count: number, colour: string, random: Random): Fragment =>
  group(
    { opacity: 0.5 },
    repeat(count, () => {
      const [x, y, l] = [random(-40, 1480), random(-40, 940), random(26, 70)];
      return rod(x, y, x - l * 0.22, y + l, 3, colour);
    }),
  );

/** A suitcase standing, with two straps. */
export const suitcase = (leather: string): Fragment =>
  stroke("M-44 -196V-228H44V-196", paint.walnut, 13) +
  box(-150, -200, 300, 196, leather, 18) +
  flat(-104, -200, 22, 196, mix(leather, paint.ink, 0.5)) +
  flat(82, -200, 22, 196, mix(leather, paint.ink, 0.5)) +
  flat(-108, -130, 30, 20, paint.brass, 3) +
  flat(78, -130, 30, 20, paint.brass, 3);

/** A Rajasthani string puppet, hung from the origin. */
export function puppet(coat: string, turban: string): Fragment {
  return (
    stroke("M0 0V150M-80 10L-104 300M80 10L104 300", paint.bone, 2.5) +
    rod(-110, 4, 110, 4, 13, paint.walnut) +
    stroke("M-44 250Q-90 270 -104 306M44 250Q90 270 104 306", coat, 24) +
    ball(-106, 312, 13, 13, paint.sienna) +
    ball(106, 312, 13, 13, paint.sienna) +
    solid("M-46 238Q0 222 46 238L56 330Q100 400 112 470Q0 510 -112 470Q-100 400 -56 330Z", coat) +
    path("M-108 446Q0 486 108 446L112 470Q0 510 -112 470Z", paint.brass) +
    stroke("M-52 328Q0 346 52 328", paint.brass, 10) +
    solid("M-38 186Q-40 240 0 248Q40 240 38 186Z", paint.sienna) +
    solid("M-50 192Q-66 138 0 130Q66 138 50 192Q0 160 -50 192Z", turban) +
    disc(-14, 204, 5, 6, paint.ink) +
    disc(14, 204, 5, 6, paint.ink) +
    stroke("M-16 224Q-2 216 0 222Q2 216 16 224", paint.ink, 5)
  );
}

/** Cane or tall grass along a base line. */
export const cane = (w: number, h: number, colour: string, random: Random): Fragment =>
  repeat(Math.round(w / 17), (index) => {
    const [x, top, bend] = [index * 17, -h * random(0.6, 1), random(-26, 26)];
    return (
      stroke(`M${x} 6Q${x} ${top * 0.6} ${x + bend} ${top}`, mix(colour, paint.ink, random(0, 0.35)), 7) +
      path(
        `M${x} ${top * 0.5}q${bend * 1.6} ${-50} ${bend * 2.6} ${24}q${-bend} ${-30} ${-bend * 2.6} ${-24}z`,
        mix(colour, paint.mustard, random(0, 0.3)),
      )
    );
  });
