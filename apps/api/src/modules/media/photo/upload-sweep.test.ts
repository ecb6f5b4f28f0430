import { mkdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createLog } from "@callboard/server-kit/create-log";
import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { startUploads } from "../../../test/uploads.ts";
import { pendingUploadRepository } from "./pending-upload-repository.ts";
import { sweepHourly, sweepUploads } from "./upload-sweep.ts";

const uploads = startUploads();
const minute = 60_000;
const deps = () => {
  const { db, media, uploadFolder, clock } = uploads;
  return { db, media, uploadFolder, clock: clock.read };
};
const sweep = () => sweepUploads(deps());

/** What is there when the process ends between the files and their row. */
async function breakOff(...names: string[]) {
  await pendingUploadRepository(uploads.db).createMany(names, uploads.clock.read());
  const image = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();
  for (const name of names) await uploads.media.put(name, image);
}

beforeEach(sweep);

describe("the sweep of uploads", () => {
  it("leaves what is younger than an hour, and takes away what is older", async () => {
    await breakOff("old-a", "old-b");
    uploads.clock.pass(30 * minute);
    await breakOff("young");
    await sweep();
    expect(uploads.stored()).toHaveLength(9);
    uploads.clock.pass(31 * minute);
    await sweep();
    expect(uploads.stored().toSorted()).toEqual(["young-1440.webp", "young-480.webp", "young-960.webp"]);
    expect(await uploads.pending()).toEqual(["young"]);
  });

  it("takes away the part of an image that was written before the end", async () => {
    await pendingUploadRepository(uploads.db).createMany(["never-written", "half"], uploads.clock.read());
    writeFileSync(join(uploads.mediaFolder, "half-480.webp"), "");
    writeFileSync(join(uploads.mediaFolder, ".half-960.webp.part"), "");
    uploads.clock.pass(61 * minute);
    await sweep();
    expect(uploads.stored()).toEqual([]);
    expect(await uploads.pending()).toEqual([]);
  });

  it("never touches what a row uses", async () => {
    await breakOff("used");
    await pendingUploadRepository(uploads.db).removeMany(["used"]);
    uploads.clock.pass(48 * 60 * minute);
    await sweep();
    expect(uploads.stored()).toHaveLength(3);
  });

  it("takes away more than one batch", async () => {
    const names = Array.from({ length: 250 }, (_, at) => `gone-${at}`);
    await pendingUploadRepository(uploads.db).createMany(names, uploads.clock.read());
    uploads.clock.pass(61 * minute);
    await sweep();
    expect(await uploads.pending()).toEqual([]);
  });

  it("takes away forms that were half read when the process ended", async () => {
    for (const [name, age] of [
      ["form-old", 61],
      ["form-young", 59],
    ] as const) {
      const folder = join(uploads.uploadFolder, name);
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, "banner_photo"), "half");
      const then = new Date(uploads.clock.read().getTime() - age * minute);
      utimesSync(folder, then, then);
    }
    await sweep();
    expect(uploads.waiting()).toEqual(["form-young"]);
  });

  it("keeps a name whose files cannot be removed, and gets on with the next hour", async () => {
    await breakOff("stuck");
    uploads.clock.pass(61 * minute);
    const logged: string[] = [];
    const log = createLog("error", { destination: { write: (line) => logged.push(line) } });
    const remove = async () => {
      throw new Error("the store does not answer");
    };
    await sweepHourly({ ...deps(), media: { ...uploads.media, remove } }, log)();
    expect(logged.join()).toContain("the store does not answer");
    expect(await uploads.pending()).toEqual(["stuck"]);
    await sweepHourly(deps(), log)();
    expect(logged).toHaveLength(1);
    expect(uploads.stored()).toEqual([]);
    expect(await uploads.pending()).toEqual([]);
  });
});
