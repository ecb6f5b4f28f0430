import { expect, it } from "vitest";
import { clipFileTypeOf } from "./clip-file-type.ts";

const bytes = (text: string, rest = "") =>
  Buffer.concat([Buffer.from(text, "latin1"), Buffer.from(rest), Buffer.alloc(64)]);
const iso = (brand: string) => bytes(`\0\0\0\x18ftyp${brand}`);
const webmHead = Buffer.from(
  "1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806700",
  "hex",
);
const webm = (tracks: string) => Buffer.concat([webmHead, Buffer.from(tracks), Buffer.alloc(64)]);

it.each([
  ["video/mp4", iso("isom")],
  ["video/quicktime", iso("qt  ")],
  ["video/webm", webm("\x86\x85V_VP9\x86\x86A_OPUS")],
  ["video/webm", webm("")],
  ["audio/webm", webm("\x86\x86A_OPUS")],
  ["audio/mp4", iso("M4A ")],
  ["audio/wav", bytes("RIFF\x24\x08\0\0WAVEfmt ")],
  ["audio/ogg", bytes("OggS\0\x02\0\0\0\0\0\0\0\0")],
  ["audio/mpeg", bytes("ID3\x03\0\0\0\0\x0f\x76")],
  ["audio/mpeg", bytes("\xff\xfb\x90\x64")],
  ["audio/mpeg", bytes("\xff\xf3\x40\xc4")],
])("knows %s by its bytes", (type, head) => {
  expect(clipFileTypeOf(head, { name: "clip" })).toBe(type);
});

it("takes a recording of a telephone for one, which has the header of a video", () => {
  expect(clipFileTypeOf(iso("mp42"), { name: "Voice 001.m4a" })).toBe("audio/mp4");
  expect(clipFileTypeOf(bytes("<!doctype html>"), { name: "Voice 001.m4a" })).toBeNull();
});

it.each([
  ["a page", bytes("<!doctype html><script>alert(1)</script>")],
  ["a drawing", bytes('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">')],
  ["an image", iso("heic")],
  ["a header that is a page too", bytes("<!--ftypM4A --><script>")],
  ["an archive in the same container as WAV", bytes("RIFF\x24\x08\0\0AVI LIST")],
  ["a tag that no player knows", bytes("ID3\x09\0\0\0\0\x0f\x76")],
  ["a tag whose length is letters of another kind", bytes("ID3\x03\0\0\xff\0\x0f\x76")],
  ["a frame without a bit rate", bytes("\xff\xfb\x00\x64")],
  ["a frame of another layer", bytes("\xff\xfd\x90\x64")],
  ["a text with a mark of its bytes", bytes("\xff\xfe<\0s\0c\0r\0")],
  ["the middle of an Ogg stream", bytes("OggS\0\0\0\0")],
  ["a PDF", bytes("%PDF-1.7")],
  ["a program", bytes("MZ\x90\0")],
  ["nothing", Buffer.alloc(0)],
  ["too little", Buffer.from("OggS\0\x02")],
])("does not know %s", (_name, head) => {
  expect(clipFileTypeOf(head, { name: "reel.mp4" })).toBeNull();
});
