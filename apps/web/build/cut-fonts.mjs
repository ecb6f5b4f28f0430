/**
 * `pnpm --filter @callboard/web fonts`: cuts the typefaces to the weights that the pages use, and out of each a basic file with
 * the signs of English, which is all that most pages need; the rupee sign comes out of the files for extended Latin, which
 * most pages need for nothing else. A typeface that a page shows in one or two weights has files for each of them, half as
 * long as one for all.
 */
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const { resolve } = createRequire(import.meta.url);
const folder = new URL("../src/shared/config/fonts/", import.meta.url);

const cuts = [
  { from: "anek-latin", weights: 750, style: "normal", hasRupee: true },
  { from: "hanken-grotesk", weights: { min: 400, max: 700 }, style: "normal", hasRupee: false },
  { from: "newsreader", weights: 400, style: "normal", hasRupee: true },
  { from: "newsreader", weights: 650, style: "normal", hasRupee: true },
  { from: "newsreader", weights: 400, style: "italic", hasRupee: false },
];
const rupee = "\u20b9";
/** ASCII, and the quotes, dashes and signs of written English; `unicode-range` in fonts.css names the same. */
const basic = `${String.fromCodePoint(...Array.from({ length: 95 }, (_, place) => 32 + place))}\u00a0©·×–—‘’“”•…€`;
/** Copyright and licence, which the licence asks every copy to carry. */
const licenceNames = [0, 13, 14];

async function cut(from, file, text, weights) {
  const source = await readFile(resolve(`@fontsource-variable/${from}/files/${file}.woff2`));
  const options = { targetFormat: "woff2", preserveNameIds: licenceNames, variationAxes: { wght: weights } };
  return subsetFont(source, text, { ...options, keepAllGlyphs: text === undefined });
}

const write = (name, bytes) => writeFile(new URL(name, folder), bytes);

for (const { from, weights, style, hasRupee } of cuts) {
  const named = `${from}-latin-${weights.min ? "wght" : weights}-${style}`;
  const latin = `${from}-latin-wght-${style}`;
  await write(`${named}.woff2`, await cut(from, latin, undefined, weights));
  await write(`${named}-basic.woff2`, await cut(from, latin, basic, weights));
  const extended = `${from}-latin-ext-wght-normal`;
  if (hasRupee) await write(`${named}-rupee.woff2`, await cut(from, extended, rupee, weights));
  await write(`${from}-license.txt`, await readFile(resolve(`@fontsource-variable/${from}/LICENSE`)));
}
