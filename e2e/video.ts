import { writeFile } from "node:fs/promises";
import { expect, type Page, test } from "./journey.ts";

/** The id of an element of Matroska that holds nothing: players pass over it. */
const voidId = 0xec;

/** What a browser sends of a tape at once, in bytes. */
export const part = 8 * 1_048_576;

/** How long a part may take on a busy machine, in ms. */
export const partPatience = 60_000;

const connectionKey = "connection-breaks-from";

/**
 * Gives a function that breaks the connection for what is sent of a tape from a byte on; without a number it is back. It breaks in the
 * page itself: where requests are intercepted, the runner reads each part whole first, which a busy machine has no time for.
 */
export async function breakableConnection(page: Page): Promise<(from?: number) => Promise<void>> {
  await page.addInitScript((key) => {
    const { setRequestHeader, send } = XMLHttpRequest.prototype;
    const offsets = new WeakMap<XMLHttpRequest, number>();
    XMLHttpRequest.prototype.setRequestHeader = function (name, value) {
      if (name.toLowerCase() === "upload-offset") offsets.set(this, Number(value));
      setRequestHeader.call(this, name, value);
    };
    XMLHttpRequest.prototype.send = function (body) {
      const from = sessionStorage.getItem(key);
      const offset = offsets.get(this);
      if (from === null || offset === undefined || offset < Number(from)) return send.call(this, body);
      setTimeout(() => this.dispatchEvent(new ProgressEvent("error")));
    };
  }, connectionKey);
  return async (from) => {
    await page.evaluate(
      ([key, value]) => {
        if (value === null) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, value);
      },
      [connectionKey, from === undefined ? null : String(from)] as const,
    );
  };
}

/** A second of a real video as WebM, recorded by the browser, and made `size` bytes long by what players pass over. */
export async function recordVideo(page: Page, size: number): Promise<Buffer> {
  const recorded = await page.evaluate(async () => {
    const canvas = document.createElement("canvas");
    Object.assign(canvas, { width: 320, height: 180 });
    const context = canvas.getContext("2d");
    const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: "video/webm" });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const ended = new Promise((resolve) => {
      recorder.onstop = resolve;
    });
    recorder.start();
    for (let frame = 0; frame < 30; frame += 1) {
      if (context) {
        context.fillStyle = `hsl(${frame * 12} 60% 50%)`;
        context.fillRect(0, 0, 320, 180);
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    recorder.stop();
    await ended;
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())];
  });
  const video = Buffer.from(recorded);
  const head = Buffer.alloc(9, voidId);
  // A length in eight bytes begins with a one.
  head.writeBigUInt64BE(BigInt(size - video.length - head.length) | (1n << 56n), 1);
  expect(video.length).toBeGreaterThan(1_000);
  return Buffer.concat([video, head, Buffer.alloc(size - video.length - head.length)]);
}

/** Writes a recorded video of `size` bytes where the test keeps its files. Gives the path: a browser takes megabytes from a file at once, from the runner it takes seconds. */
export async function recordVideoFile(page: Page, name: string, size: number): Promise<string> {
  const path = test.info().outputPath(name);
  await writeFile(path, await recordVideo(page, size));
  return path;
}
