import sharp from "sharp";

/** Stands in every payload: where it is found, something was kept as it was sent. */
export const canary = "CANARY-7f3a";
export const script = `<script>alert("${canary}")</script>`;
export const php = `<?php system("${canary}"); ?>`;

export type Hostile = {
  name: string;
  content: Buffer;
  /** What is said about it; without one it is kept, as an image made anew. */
  refusal?: string;
  filename?: string;
  type?: string;
};

export async function images() {
  const plain = sharp({
    create: {
      width: 64,
      height: 48,
      channels: 3,
      background: "#805020",
      noise: { type: "gaussian", mean: 128, sigma: 40 },
    },
  });
  const base = await plain.png().toBuffer();
  const from = () => sharp(base);
  const flat = { create: { width: 64, height: 48, channels: 3, background: "#805020" } } as const;
  const frames = sharp([base, await from().negate().png().toBuffer()], { join: { animated: true } });
  return {
    png: base,
    jpeg: await from().jpeg().toBuffer(),
    webp: await from().webp().toBuffer(),
    flatWebp: await sharp(flat).webp({ lossless: true }).toBuffer(),
    gif: await from().gif().toBuffer(),
    avif: await from().avif().toBuffer(),
    tiff: await from().tiff().toBuffer(),
    cmyk: await from().toColourspace("cmyk").jpeg().toBuffer(),
    deep: await from().toColourspace("rgb16").png().toBuffer(),
    interlaced: await from().png({ progressive: true }).toBuffer(),
    greyAlpha: await from().greyscale().ensureAlpha(0.5).png().toBuffer(),
    animatedWebp: await frames.clone().webp({ loop: 0 }).toBuffer(),
    animatedGif: await frames.clone().gif().toBuffer(),
    placed: await from()
      .withExif({
        IFD0: { Copyright: php, Make: canary },
        IFD3: { GPSLatitudeRef: "N", GPSLatitude: "19/1 4/1 33/1", GPSAreaInformation: canary },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer(),
  };
}

export type Images = Awaited<ReturnType<typeof images>>;
