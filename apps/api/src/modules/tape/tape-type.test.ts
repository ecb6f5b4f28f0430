import { expect, it } from "vitest";
import { tapeTypeOf } from "./tape-type.ts";

const iso = (brand: string, size = 24) => {
  const head = Buffer.alloc(64);
  head.writeUInt32BE(size);
  head.write(`ftyp${brand}`, 4, "latin1");
  return head;
};
const ebml = (word: string) =>
  Buffer.concat([
    Buffer.from("1a45dfa39f4286810142f7810142f2810442f381084282", "hex"),
    Buffer.from([0x80 | word.length]),
    Buffer.from(word),
    Buffer.alloc(32),
  ]);
/** The same with lengths of eight bytes, as recorders write them. */
const longEbml = Buffer.concat([
  Buffer.from("1a45dfa3010000000000001f4286810142f7810142f2810442f381084282847765626d", "hex"),
  Buffer.alloc(32),
]);

it.each([
  ["video/mp4", iso("isom")],
  ["video/mp4", iso("mp42")],
  ["video/mp4", iso("M4V ")],
  ["video/quicktime", iso("qt  ")],
  ["video/webm", ebml("webm")],
  ["video/webm", longEbml],
  ["video/x-matroska", ebml("matroska")],
])("knows %s by its bytes", (type, head) => {
  expect(tapeTypeOf(head)).toBe(type);
});

it.each([
  ["a page", Buffer.from("<!doctype html><script>alert(1)</script>".padEnd(64))],
  [
    "a page that hides in a header",
    Buffer.concat([Buffer.from("<!--ftypisom-->"), Buffer.from("<script>".padEnd(64))]),
  ],
  ["an image", iso("heic")],
  ["sound", iso("M4A ")],
  ["a header without a length", iso("isom", 0)],
  ["a header longer than any", iso("isom", 4_096)],
  ["another word", ebml("<script>")],
  ["a word that is not in the header", Buffer.concat([Buffer.from("1a45dfa381", "hex"), ebml("webm")])],
  ["a PDF", Buffer.from("%PDF-1.7".padEnd(64))],
  ["a script", Buffer.from("#!/bin/sh\n".padEnd(64))],
  ["too little", iso("isom").subarray(0, 12)],
  ["nothing", Buffer.alloc(0)],
  ["zeros", Buffer.alloc(64)],
])("takes %s for no video", (_name, head) => {
  expect(tapeTypeOf(head)).toBeNull();
});
