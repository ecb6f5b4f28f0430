import { randomBytes } from "node:crypto";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { spliceBrotli } from "./spliced-brotli.ts";

const gapsOf = (parts: readonly Buffer[]) => parts.slice(1).map((_, index) => 32 - 2 * index);
const texts = (...parts: string[]) => parts.map((part) => Buffer.from(part));
const words = Array.from(
  { length: 3_000 },
  (_, index) => `<p class="story">Page ${index % 97} of words</p>`,
).join("");

function whole(parts: readonly Buffer[], fillings: readonly Buffer[]): Buffer {
  return Buffer.concat(parts.flatMap((part, index) => [part, fillings[index] ?? Buffer.alloc(0)]));
}

describe("a text with gaps as brotli", () => {
  it.each([
    ["one gap", texts("<head nonce='", `'></head>${words}`)],
    ["several", texts("<head nonce='", "'><script>let x='", "';</script>", `'></head>${words}`)],
    ["none", texts(words)],
    ["a gap at the start", texts("", words)],
    ["text that cannot be compressed", [randomBytes(70_000), randomBytes(2), randomBytes(200_001)]],
  ])("is read by another program, whatever fills them: %s", async (_, parts) => {
    const splice = await spliceBrotli(parts, gapsOf(parts));
    for (let round = 0; round < 20; round += 1) {
      const fillings = gapsOf(parts).map((length) => Buffer.from(randomBytes(length / 2).toString("hex")));
      const { top, rest } = splice?.(fillings) ?? {};
      const read = brotliDecompressSync(Buffer.concat([top ?? Buffer.alloc(0), rest ?? Buffer.alloc(0)]));
      expect(read.equals(whole(parts, fillings))).toBe(true);
    }
  });

  it("is hardly larger than without gaps", async () => {
    const parts = texts("<head nonce='", "'><script>let x='", `'></head>${words}`);
    const { top, rest } =
      (await spliceBrotli(parts, gapsOf(parts)))?.([randomBytes(32), randomBytes(30)]) ?? {};
    const plain = brotliCompressSync(whole(parts, []), { params: { 1: 10 } });
    expect((top?.length ?? 0) + (rest?.length ?? 0)).toBeLessThan(plain.length + 200);
  });

  it("is not made where a part behind a gap is too short to say how to read on", async () => {
    expect(await spliceBrotli(texts("a", "b", words), [32, 32])).toBeNull();
  });
});
