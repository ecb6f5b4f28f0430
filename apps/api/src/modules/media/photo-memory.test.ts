import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { multipartOf } from "../../test/multipart.ts";

const program = fileURLToPath(new URL("../../test/upload-program.ts", import.meta.url));
const megabyte = 1_048_576;
const folder = mkdtempSync(join(tmpdir(), "callboard-memory-"));
let child: ChildProcess;
let port: number;

async function hear<Message>(): Promise<Message> {
  const [message] = await once(child, "message");
  return message;
}

/** The highest resident memory of the program since the last time that this was asked, in bytes. */
async function peakSince(): Promise<number> {
  const heard = hear<{ peak: number }>();
  child.send("peak");
  return (await heard).peak;
}

beforeAll(async () => {
  child = fork(program, [folder], { env: {}, execArgv: ["--expose-gc"], stdio: "inherit" });
  ({ port } = await hear<{ port: number }>());
});
afterAll(async () => {
  child.disconnect();
  await once(child, "exit");
  rmSync(folder, { recursive: true, force: true });
});

/** A photo as a telephone takes it: twelve million pixels in four megabytes. */
async function telephonePhoto() {
  const photo = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: "#888" } })
    .jpeg()
    .toBuffer();
  return Buffer.concat([photo, Buffer.alloc(Math.max(0, 4 * megabyte - photo.length))]);
}

describe("twenty uploads of eight megabytes at once", () => {
  it("are all taken, and add less than 200 MB of memory", async () => {
    const content = await telephonePhoto();
    const { body, type } = multipartOf(
      ["banner_photo", "description_photo"].map((name) => ({ name, filename: "a.jpg", content })),
    );
    expect(body.length).toBeGreaterThan(8 * megabyte);
    const send = async () => {
      const answer = await fetch(`http://127.0.0.1:${port}/form`, {
        method: "POST",
        headers: { "content-type": type },
        body: new Uint8Array(body),
      });
      await answer.body?.cancel();
      return answer.status;
    };
    expect(await send()).toBe(200);
    await peakSince();
    await pause(500);
    const before = await peakSince();
    const statuses = await Promise.all(Array.from({ length: 20 }, send));
    const added = (await peakSince()) - before;
    expect(statuses).toEqual(Array(20).fill(200));
    expect(added / megabyte).toBeLessThan(200);
    expect(before).toBeGreaterThan(0);
  }, 240_000);
});
