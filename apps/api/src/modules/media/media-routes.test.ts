import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { startApp } from "../../test/app.ts";
import { mediaStore } from "./media-store.ts";

const app = startApp();

const photo = () =>
  sharp({ create: { width: 1000, height: 500, channels: 3, background: "#3a2386" } })
    .withExif({ IFD0: { Copyright: "somebody" } })
    .jpeg()
    .toBuffer();

describe("media", () => {
  it("keeps an image in every width, as WebP without metadata", async () => {
    expect(await app.media.put("a_photo-1", await photo())).toBe("/media/a_photo-1-1440.webp");
    for (const [width, stored] of [
      [480, 480],
      [960, 960],
      [1440, 1000],
    ]) {
      const { body, headers } = await app.bare().get(`/media/a_photo-1-${width}.webp`).expect(200);
      expect(headers).toMatchObject({
        "content-type": "image/webp",
        "content-length": String(body.length),
        "cache-control": "public, max-age=31536000, immutable",
        "x-content-type-options": "nosniff",
      });
      const { format, width: actual, exif } = await sharp(body).metadata();
      expect({ format, actual, exif }).toEqual({ format: "webp", actual: stored, exif: undefined });
    }
  });

  it("keeps an image upright that says how it is to be turned", async () => {
    const lying = sharp({ create: { width: 60, height: 30, channels: 3, background: "#3a2386" } });
    await app.media.put("turned", await lying.withMetadata({ orientation: 6 }).jpeg().toBuffer());
    const { body } = await app.bare().get("/media/turned-480.webp").expect(200);
    expect(await sharp(body).metadata()).toMatchObject({ width: 30, height: 60 });
  });

  it("has decoders for three kinds of images alone", async () => {
    const one = { create: { width: 1, height: 1, channels: 3, background: "#fff" } } as const;
    const others = [
      await sharp(one).gif().toBuffer(),
      await sharp(one).tiff().toBuffer(),
      Buffer.from("<svg/>"),
    ];
    for (const image of others)
      await expect(sharp(image).metadata()).rejects.toThrow("unsupported image format");
    for (const kind of ["jpeg", "png", "webp"] as const) {
      expect(await sharp(await sharp(one).toFormat(kind).toBuffer()).metadata()).toMatchObject({ width: 1 });
    }
  });

  it("says so when a reader has the file already", async () => {
    await app.media.put("known", await photo());
    const { headers } = await app.bare().head("/media/known-480.webp").expect(200);
    await app.bare().get("/media/known-480.webp").set("if-none-match", String(headers.etag)).expect(304);
  });

  it.each([
    "nobody-480.webp",
    "known-500.webp",
    "known-480.png",
    "..%2f..%2fetc%2fpasswd",
    "%00-480.webp",
    "known",
  ])("finds no %s", async (file) => {
    const { body } = await app.bare().get(`/media/${file}`).expect(404);
    expect(body).toEqual({ success: false, message: "Resource not found" });
  });

  it("asks its files for stored names alone", async () => {
    const asked: string[] = [];
    const open = async (file: string) => {
      asked.push(file);
      return null;
    };
    const store = mediaStore({ open, write: async () => {}, remove: async () => {} });
    const names = [
      "a-480.webp",
      "../a-480.webp",
      "a/b-480.webp",
      "a\0-480.webp",
      "a-500.webp",
      "a-480.png",
      "",
    ];
    for (const name of names) expect(await store.open(name)).toBeNull();
    expect(asked).toEqual(["a-480.webp"]);
  });

  it("leaves nothing behind of a file that is no image", async () => {
    await expect(app.media.put("broken", Buffer.from("<svg"))).rejects.toThrow();
    expect(await app.media.open("broken-480.webp")).toBeNull();
  });
});
