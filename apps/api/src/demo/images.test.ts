import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { imageWidths } from "@callboard/contracts/image";
import { imageFile } from "@callboard/demo/images";
import sharp from "sharp";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { diskFiles } from "../modules/media/files/disk-files.ts";
import { mediaStore } from "../modules/media/media-store.ts";
import { prepareImages, withDemoImages } from "./images.ts";

const folder = mkdtempSync(join(tmpdir(), "callboard-drawn-"));

beforeAll(async () => {
  const image = sharp({ create: { width: 600, height: 300, channels: 3, background: "#3a2386" } });
  for (const name of ["curtain", "event-mask"]) {
    const data = await image.clone().webp().toBuffer();
    for (const width of imageWidths) writeFileSync(join(folder, imageFile(name, width)), data);
  }
  return () => rmSync(folder, { recursive: true });
});

function emptyStore() {
  const place = mkdtempSync(join(tmpdir(), "callboard-media-"));
  onTestFinished(() => rmSync(place, { recursive: true }));
  const own = mediaStore(diskFiles(place));
  let puts = 0;
  const counting = {
    ...own,
    put: (...args: Parameters<typeof own.put>) => own.put(...args).finally(() => puts++),
  };
  return { own, media: withDemoImages(counting, folder), puts: () => puts };
}

async function has(store: ReturnType<typeof emptyStore>["own"], file: string): Promise<boolean> {
  const stored = await store.open(file);
  stored?.body.destroy();
  return stored !== null;
}

describe("the demo's images", () => {
  it("are there for whoever asks, and stored once however many ask", async () => {
    const { own, media, puts } = emptyStore();
    expect(await has(own, "curtain-480.webp")).toBe(false);
    const files = ["curtain-480.webp", "curtain-960.webp", "curtain-480.webp"];
    expect(await Promise.all(files.map((file) => has(media, file)))).toEqual([true, true, true]);
    expect(await has(own, "curtain-480.webp")).toBe(true);
    expect(await has(media, "curtain-1440.webp")).toBe(true);
    expect(puts()).toBe(1);
  });

  it("leave what is not among them to the store", async () => {
    const { media } = emptyStore();
    expect(await media.open("nobody-480.webp")).toBeNull();
    expect(await media.open("..%2fcurtain-480.webp")).toBeNull();
  });

  it("are all stored in time, unless it is over before", async () => {
    const { own, media, puts } = emptyStore();
    await prepareImages(media, () => puts() > 0, folder);
    expect(puts()).toBe(1);
    await prepareImages(media, () => false, folder);
    expect(await has(own, "event-mask-1440.webp")).toBe(true);
  });
});
