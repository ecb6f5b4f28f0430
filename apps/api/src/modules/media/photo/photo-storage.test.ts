import sharp from "sharp";
import { expect, it } from "vitest";
import type { Db } from "../../../db/client.ts";
import { startUploads } from "../../../test/uploads.ts";
import { photoStorage } from "./photo-storage.ts";

const uploads = startUploads();

it("keeps the photos of a row that was saved, though the answer to its commit got lost", async () => {
  const transaction: Db["transaction"] = async (work) => {
    await uploads.db.transaction(work);
    throw new Error("the answer got lost");
  };
  const db: Db = Object.create(uploads.db, { transaction: { value: transaction } });
  const store = photoStorage({ db, media: uploads.media, clock: uploads.clock.read });
  const photo = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();
  await expect(store(new Map([["photo", photo]]), async () => null)).rejects.toThrow("the answer got lost");
  expect(uploads.stored()).toHaveLength(3);
  expect(await uploads.pending()).toEqual([]);
});
