import { deflateSync, gzipSync } from "node:zlib";
import { photoTexts } from "@callboard/contracts/photo";
import { canary, type Hostile, type Images, php, script } from "./ingredients.ts";
import { withComment, withProfile } from "./jpeg.ts";
import { pngChunk, withChunks } from "./png.ts";
import { withChunk } from "./webp.ts";

const { type: wrongType } = photoTexts;
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${script}</svg>`;

/** Images that are something else as well. */
export const polyglots = ({ animatedGif, gif, jpeg, placed, png, webp }: Images): Hostile[] => [
  { name: "a JPEG with a ZIP behind it", content: Buffer.concat([jpeg, Buffer.from(`PK\x03\x04${canary}`)]) },
  { name: "a PNG with a page behind it", content: Buffer.concat([png, Buffer.from(`<html>${script}`)]) },
  { name: "a PNG with PHP behind it", content: Buffer.concat([png, Buffer.from(php)]) },
  {
    name: "a PNG with PHP in a text of its own",
    content: withChunks(png, pngChunk("tEXt", Buffer.from(`Comment\0${php}`))),
  },
  {
    name: "a PNG with script in a chunk that nobody knows",
    content: withChunks(png, pngChunk("prVt", Buffer.from(script))),
  },
  {
    name: "a JPEG with script in its comment",
    content: withComment(jpeg, `*/=alert("${canary}")/*${script}`),
  },
  { name: "a JPEG with PHP and a place in its metadata", content: placed },
  {
    name: "a JPEG with a colour profile of 4 MB",
    content: withProfile(jpeg, Buffer.alloc(4_000_000, canary)),
  },
  {
    name: "a PNG with a colour profile of 4 MB",
    content: withChunks(
      png,
      pngChunk(
        "iCCP",
        Buffer.concat([Buffer.from("p\0\0"), deflateSync(Buffer.alloc(4_000_000, canary), { level: 0 })]),
      ),
    ),
  },
  { name: "a WebP with script in a chunk that nobody knows", content: withChunk(webp, "SCRT", script) },
  { name: "a WebP with script behind it", content: Buffer.concat([webp, Buffer.from(script)]) },
  {
    name: "a GIF that runs as a script",
    content: Buffer.concat([Buffer.from(`GIF89a/*${"\0".repeat(8)}*/=alert("${canary}");`), gif]),
    filename: "photo.gif.js",
    refusal: wrongType,
  },
  { name: "an animated GIF", content: animatedGif, type: "image/png", refusal: wrongType },
  {
    name: "a PDF that becomes a JPEG",
    content: Buffer.concat([Buffer.from(`%PDF-1.7\n${canary}\n`), jpeg]),
    refusal: wrongType,
  },
];

/** What is no image of the three kinds, whatever it is called. */
export const impostors = ({ avif, gif, tiff }: Images): Hostile[] => [
  {
    name: "an SVG with script",
    content: Buffer.from(svg),
    filename: "logo.png",
    type: "image/png",
    refusal: wrongType,
  },
  {
    name: "an SVG that says so",
    content: Buffer.from(svg),
    filename: "logo.svg",
    type: "image/svg+xml",
    refusal: wrongType,
  },
  {
    name: "a packed SVG",
    content: gzipSync(svg),
    filename: "logo.webp",
    type: "image/webp",
    refusal: wrongType,
  },
  {
    name: "a text",
    content: Buffer.from(canary),
    filename: "notes.png",
    type: "image/png",
    refusal: wrongType,
  },
  {
    name: "a page",
    content: Buffer.from(`<!doctype html>${script}`),
    filename: "photo.jpg",
    type: "image/jpeg",
    refusal: wrongType,
  },
  {
    name: "a program",
    content: Buffer.from(`MZ\x90\0${canary}`),
    filename: "photo.jpg.exe",
    refusal: wrongType,
  },
  { name: "a ZIP", content: Buffer.from(`PK\x03\x04${canary}`), filename: "photo.webp", refusal: wrongType },
  { name: "a GIF called JPEG", content: gif, filename: "photo.jpg", refusal: wrongType },
  { name: "an AVIF", content: avif, filename: "photo.avif", refusal: wrongType },
  { name: "a TIFF", content: tiff, filename: "photo.png", refusal: wrongType },
  {
    name: "a HEIC",
    content: Buffer.from(`\0\0\0\x18ftypheic\0\0\0\0mif1heic${canary}`),
    filename: "IMG_1.heic",
    refusal: wrongType,
  },
  {
    name: "a BMP",
    content: Buffer.concat([Buffer.from("BM"), Buffer.alloc(64)]),
    filename: "photo.png",
    refusal: wrongType,
  },
];

/** Good images under bad names. */
export const names = ({ png }: Images): Hostile[] =>
  [
    "../../../../../../tmp/escaped.png",
    "..\\\\..\\\\escaped.png",
    "/etc/cron.d/escaped",
    `photo.php\0.png`,
    "photo.php.png",
    `\x22><img src=x onerror=alert(1)>${canary}.png`,
    `${"n".repeat(3_000)}.png`,
    "CON.png",
  ].map((filename) => ({
    name: `a PNG called ${filename.replace("\0", "NUL").slice(0, 40)}`,
    content: png,
    filename,
    type: "text/html",
  }));
