/**
 * `pnpm --filter @callboard/web fonts`: cuts the typefaces to the weights that the pages use, which halves what
 * is loaded before the first picture, and the rupee sign out of the files for extended Latin, which most pages need for
 * nothing else.
 */
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const { resolve } = createRequire(import.meta.url);
const folder = new URL("../src/shared/config/fonts/", import.meta.url);

const cuts = [
  { from: "anek-latin", weights: 750, styles: ["normal"], hasRupee: true },
  { from: "hanken-grotesk", weights: { min: 400, max: 700 }, styles: ["normal"], hasRupee: false },
  { from: "newsreader", weights: { min: 400, max: 700 }, styles: ["normal", "italic"], hasRupee: true },
];
const rupee = "\u20b9";
/** Copyright and licence, which the licence asks every copy to carry. */
const licenceNames = [0, 13, 14];

async function cut(from, file, text, weights) {
  const source = await readFile(resolve(`@fontsource-variable/${from}/files/${file}.woff2`));
  const options = { targetFormat: "woff2", preserveNameIds: licenceNames, variationAxes: { wght: weights } };
  return subsetFont(source, text, { ...options, keepAllGlyphs: text === undefined });
}

const write = (name, bytes) => writeFile(new URL(name, folder), bytes);

for (const { from, weights, styles, hasRupee } of cuts) {
  for (const style of styles) {
    const file = `${from}-latin-wght-${style}`;
    await write(`${file}.woff2`, await cut(from, file, undefined, weights));
  }
  const extended = `${from}-latin-ext-wght-normal`;
  if (hasRupee) await write(`${from}-rupee.woff2`, await cut(from, extended, rupee, weights));
  await write(`${from}-license.txt`, await readFile(resolve(`@fontsource-variable/${from}/LICENSE`)));
}
