import { crc32, deflateSync } from "node:zlib";

export type Picture = { type: string; bytes: Buffer };

const width = 320;
const height = 180;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}

/** A curtain in one hue with a spot of light on it, as palette indices: the darker to the side of each fold. */
function rows(): Buffer {
  const lines = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const fold = Math.round(20 + 20 * Math.sin(x / 9));
      const light = Math.max(0, 60 - Math.hypot(x - width / 2, (y - height / 2) * 1.4) / 2);
      lines[y * (width + 1) + x + 1] = Math.min(99, fold + Math.round(light));
    }
  }
  return lines;
}

const pixels = deflateSync(rows());

function palette([red, green, blue]: readonly [number, number, number]): Buffer {
  const shades = Array.from({ length: 100 }, (_, shade) =>
    [red, green, blue].map((part) => (part * (shade + 20)) / 120),
  );
  return Buffer.from(shades.flat());
}

function draw(hue: readonly [number, number, number]): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits a pixel, with a palette.
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", head),
    chunk("PLTE", palette(hue)),
    chunk("IDAT", pixels),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

const hues = {
  red: [190, 50, 60],
  ochre: [214, 150, 50],
  teal: [40, 140, 140],
  plum: [130, 70, 150],
} as const;

/** The pictures by file name, small PNGs. */
export const pictures: Record<string, Picture> = Object.fromEntries(
  Object.entries(hues).map(([name, hue]) => [`curtain-${name}.png`, { type: "image/png", bytes: draw(hue) }]),
);

const names = Object.keys(pictures);

/** The path of a picture, always the same one for a number. */
export function pictureOf(number: number): string {
  return `/media/${names[number % names.length]}`;
}
