import { randomBytes } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { spliceGzip } from "./spliced-gzip.ts";

const texts = (...parts: string[]) => parts.map((part) => Buffer.from(part));

function fillIn(parts: readonly Buffer[], fillings: readonly Buffer[]): Buffer {
  const { top, rest, trailer } = spliceGzip(parts)(fillings);
  return Buffer.concat([top, rest, trailer]);
}

it("gives gzip that another program reads, whatever fills the gaps", () => {
  const parts = texts("<head nonce='", "'>", `</head>${"<p>A page of many words.</p>".repeat(2_000)}`);
  for (let round = 0; round < 50; round += 1) {
    const fillings = [randomBytes(12), randomBytes(round * 40)];
    const [first, second, third] = parts as [Buffer, Buffer, Buffer];
    const [one, two] = fillings as [Buffer, Buffer];
    expect(gunzipSync(fillIn(parts, fillings))).toEqual(Buffer.concat([first, one, second, two, third]));
  }
});

it.each([
  [texts("only")],
  [texts("", "")],
  [texts("a", "", "")],
  [[randomBytes(70_000), randomBytes(1), randomBytes(200_001)]],
])("takes parts of any length", (parts) => {
  const fillings = parts.slice(1).map((_, index) => Buffer.from(`filling ${index}`));
  const whole = parts.flatMap((part, index) => [part, fillings[index] ?? Buffer.alloc(0)]);
  expect(gunzipSync(fillIn(parts, fillings))).toEqual(Buffer.concat(whole));
});

it("is much smaller than the text", () => {
  const page = texts("<html>", "<p>words</p>".repeat(5_000));
  expect(fillIn(page, [Buffer.from("nonce")]).length).toBeLessThan(1_000);
});
