import { randomBytes } from "node:crypto";
import { brotliDecompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { bodyIn, createCachedResponse } from "./cached-response.ts";
import { createRecompression } from "./recompression.ts";

/** A response with so many different words, of which somebody has asked for the body in brotli. */
async function aSentResponse(words = 400) {
  const text = Array.from({ length: words }, () => randomBytes(2).toString("hex")).join(" role casting ");
  const cached = createCachedResponse({ status: 200, headers: {}, text, freshUntil: 0, epochs: new Map() });
  const sent = await bodyIn("br", cached);
  return { bodies: cached.bodies, text, sent };
}

it("makes the body of a response that is sent again shorter, once", async () => {
  const { bodies, text, sent } = await aSentResponse();
  const recompress = createRecompression();
  recompress(bodies);
  expect(bodies.br).toBe(sent);
  await expect.poll(() => bodies.br).not.toBe(sent);
  const best = bodies.br as Buffer;
  expect(best.length).toBeLessThan(sent.length);
  expect(brotliDecompressSync(best).toString()).toBe(text);
});

it("does one at a time, and leaves the rest as it is until it has rested", async () => {
  const [first, second] = [await aSentResponse(), await aSentResponse()];
  const recompress = createRecompression();
  recompress(first.bodies);
  recompress(second.bodies);
  await expect.poll(() => first.bodies.br).not.toBe(first.sent);
  expect(second.bodies.br).toBe(second.sent);
  await expect
    .poll(() => {
      recompress(second.bodies);
      return second.bodies.br;
    })
    .not.toBe(second.sent);
});

it("leaves a very long body as it is, and one that nobody took in brotli", async () => {
  const { bodies, sent } = await aSentResponse(20_000);
  const recompress = createRecompression();
  const untaken = { identity: Buffer.from("a".repeat(2_000)) };
  recompress(bodies);
  recompress(untaken);
  const { bodies: other, sent: former } = await aSentResponse();
  recompress(other);
  await expect.poll(() => other.br).not.toBe(former);
  expect(bodies.br).toBe(sent);
  expect(untaken).not.toHaveProperty("br");
});
