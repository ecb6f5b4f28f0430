import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { canary } from "../../test/hostile/ingredients.ts";
import { hostilePhotos } from "../../test/hostile/photos.ts";
import { multipartOf } from "../../test/multipart.ts";
import { startUploads } from "../../test/uploads.ts";

const uploads = startUploads();
const corpus = await hostilePhotos();
const good = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#fff" } })
  .jpeg()
  .toBuffer();

function send({ content, filename = "photo.jpg", type = "image/jpeg" }: (typeof corpus)[number]) {
  const form = multipartOf([
    { name: "banner_photo", content, filename, type },
    { name: "description_photo", content: good, filename: "good.jpg", type: "image/jpeg" },
  ]);
  return uploads.post().type(form.type).send(form.body);
}

describe("hostile photos", () => {
  it("are at least forty", () => {
    expect(corpus.length).toBeGreaterThanOrEqual(40);
  });

  it.each(corpus.filter(({ refusal }) => refusal))("refuses $name, on its field", async (photo) => {
    const { status, body } = await send(photo);
    expect({ status, ...body }).toEqual({
      status: 422,
      success: false,
      message: { banner_photo: photo.refusal },
    });
    expect(uploads.stored()).toEqual([]);
    expect(uploads.waiting()).toEqual([]);
    expect(await uploads.pending()).toEqual([]);
  });

  it.each(corpus.filter(({ refusal }) => !refusal))("makes anew $name", async (photo) => {
    const { body } = await send(photo).expect(200);
    const name = /^\/media\/([0-9a-f-]{36})-1440\.webp$/.exec(body.banner_photo)?.[1] ?? "none";
    expect(uploads.stored()).toHaveLength(6);
    expect(readdirSync(dirname(uploads.mediaFolder)).sort()).toEqual(["media", "uploads"]);
    for (const width of [480, 960, 1440]) {
      const stored = readFileSync(join(uploads.mediaFolder, `${name}-${width}.webp`));
      for (const payload of [canary, "<script", "<?php", "PK\x03\x04"])
        expect(stored.includes(payload)).toBe(false);
      expect(stored.equals(photo.content)).toBe(false);
      const header = await sharp(stored).metadata();
      expect(header).toMatchObject({ format: "webp", space: "srgb" });
      expect(header.width).toBeLessThanOrEqual(width);
      expect(header.height).toBeLessThanOrEqual(width * 4);
      for (const kind of ["exif", "icc", "xmp", "iptc", "pages", "orientation"] as const) {
        expect(header[kind]).toBeUndefined();
      }
      await sharp(stored).stats();
    }
  });
});
