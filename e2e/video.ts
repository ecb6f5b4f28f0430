import { expect, type Page } from "./journey.ts";

/** The id of an element of Matroska that holds nothing: players pass over it. */
const voidId = 0xec;

/** How long a part of 8 MB may take where requests are intercepted, in ms: the runner reads it whole before it lets it through. */
export const partPatience = 90_000;

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
