import { existsSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const compressible = /\.(?:js|css|svg|txt|json)$/;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

async function writeCompressed(file: string): Promise<void> {
  const content = await readFile(file);
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  await Promise.all([
    brotli(content, options).then((bytes) => writeFile(`${file}.br`, bytes)),
    gzipped(content, { level: 9 }).then((bytes) => writeFile(`${file}.gz`, bytes)),
  ]);
}

/**
 * Writes a `.br` and a `.gz` beside every text file of the client build, so that no request compresses one again. What another
 * build has compressed in the same folder is left alone.
 */
export function precompress(): Plugin {
  return {
    name: "precompress",
    apply: (config) => !config.build?.ssr,
    writeBundle: async ({ dir = "" }) => {
      const files = await readdir(dir, { recursive: true });
      await Promise.all(
        files
          .filter((name) => compressible.test(name) && !existsSync(join(dir, `${name}.br`)))
          .map((name) => writeCompressed(join(dir, name))),
      );
    },
  };
}
