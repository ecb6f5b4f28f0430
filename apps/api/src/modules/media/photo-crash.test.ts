import { fork } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { openPglite } from "../../db/pglite.ts";
import { categories } from "../../db/schema/category.ts";
import { multipartOf } from "../../test/multipart.ts";
import { rounds } from "../../test/rounds.ts";
import { diskFiles } from "./files/disk-files.ts";
import { mediaStore } from "./media-store.ts";
import { sweepUploads } from "./photo/upload-sweep.ts";

const program = fileURLToPath(new URL("../../test/upload-program.ts", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "callboard-crash-"));
const [mediaFolder, uploadFolder] = [join(folder, "media"), join(folder, "uploads")];
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const kills = rounds(3, 60);
const content = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: "#528" } })
  .jpeg()
  .toBuffer();
const form = multipartOf(
  ["banner_photo", "description_photo"].map((name) => ({ name, filename: "a.jpg", content })),
);

/** Sends uploads to the program and kills it after the first, a little later each round. Gives what it acknowledged. */
async function crash(round: number): Promise<string[]> {
  const child = fork(program, [folder], { env: {}, execArgv: [], stdio: "inherit" });
  const [{ port }] = await once(child, "message");
  const acknowledged: string[] = [];
  const headers = { "content-type": form.type };
  const body = new Uint8Array(form.body);
  const send = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/form`, { method: "POST", headers, body });
    const saved = z.object({ banner_photo: z.string() }).parse(await answer.json());
    acknowledged.push(saved.banner_photo);
  };
  const began = performance.now();
  await send();
  const oneTakes = performance.now() - began;
  const senders = Promise.allSettled(Array.from({ length: 4 }, send));
  // Reading, making, writing and saving: the rounds end in each of them.
  await pause((oneTakes * 2 * round) / kills);
  child.kill("SIGKILL");
  await Promise.all([once(child, "exit"), senders]);
  return acknowledged;
}

describe("an API that is killed while photos arrive", () => {
  it("has a file for each photo of each row, and once it was swept, no file besides", async () => {
    const acknowledged: string[] = [];
    for (let round = 0; round < kills; round += 1) acknowledged.push(...(await crash(round)));

    const database = await openPglite(join(folder, "db"));
    const media = mediaStore(diskFiles(mediaFolder));
    const clock = () => new Date(Date.now() + 7_200_000);
    const rows = await database.db.select().from(categories);
    const addresses = rows.flatMap(({ name, photo }) => [name, photo ?? ""]);
    expect(addresses).toEqual(expect.arrayContaining(acknowledged));
    await sweepUploads({ db: database.db, media, uploadFolder, clock });
    await database.close();

    const files = addresses.flatMap((address) =>
      [480, 960, 1440].map((width) => address.replace(/^\/media\/(.*)-1440\.webp$/, `$1-${width}.webp`)),
    );
    expect(readdirSync(mediaFolder).toSorted()).toEqual(files.toSorted());
    expect(existsSync(uploadFolder) ? readdirSync(uploadFolder) : []).toEqual([]);
    expect(acknowledged.length).toBeGreaterThanOrEqual(kills);
  }, 240_000);
});
