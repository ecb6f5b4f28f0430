import { rmSync } from "node:fs";
import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import sharp from "sharp";
import { unpackWoff } from "./woff.ts";

/** Ours first; the others for the writing that it lacks. What none of them has comes from the system, if it is there. */
export const fontFamilies = "Anek Latin,Anek Devanagari,Noto Sans Arabic,Noto Sans Hebrew";

const require = createRequire(import.meta.url);
const files = [
  require.resolve("@fontsource/anek-latin/files/anek-latin-latin-500-normal.woff"),
  require.resolve("@fontsource/anek-latin/files/anek-latin-latin-700-normal.woff"),
  require.resolve("@fontsource/anek-latin/files/anek-latin-latin-ext-500-normal.woff"),
  require.resolve("@fontsource/anek-latin/files/anek-latin-latin-ext-700-normal.woff"),
  require.resolve("@fontsource/anek-devanagari/files/anek-devanagari-devanagari-500-normal.woff"),
  require.resolve("@fontsource/anek-devanagari/files/anek-devanagari-devanagari-700-normal.woff"),
  require.resolve("@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-500-normal.woff"),
  require.resolve("@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-700-normal.woff"),
  require.resolve("@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-500-normal.woff"),
  require.resolve("@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-700-normal.woff"),
];

async function loadFont(packed: string, folder: string): Promise<void> {
  const fontfile = join(folder, `${basename(packed, ".woff")}.ttf`);
  await writeFile(fontfile, unpackWoff(await readFile(packed)));
  // Whoever draws with a file once has its family known to the whole program.
  await sharp({ text: { text: "x", fontfile } })
    .raw()
    .toBuffer();
}

async function loadAll(): Promise<string> {
  // Drawing reads the files again and again: they stay until the program ends.
  const folder = await mkdtemp(join(tmpdir(), "callboard-fonts-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  for (const file of files) await loadFont(file, folder);
  return folder;
}

let loading: Promise<string> | undefined;

/** Makes the fonts of shared images known, once for the program. Resolves with the folder that they are in. */
export function loadFonts(): Promise<string> {
  loading ??= loadAll().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
