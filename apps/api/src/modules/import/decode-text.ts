import { ImportError } from "./import-error.ts";

/** The text of UTF-8 bytes, piece by piece, without a byte order mark. Throws ImportError with the line for anything else. */
export async function* decodeText(
  chunks: AsyncIterable<Uint8Array>,
  source: string,
): AsyncGenerator<string, void> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let line = 1;
  const decode = (chunk?: Uint8Array) => {
    try {
      return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
    } catch {
      throw new ImportError(`${source}: is not UTF-8 text, at line ${line} or soon after it`);
    }
  };
  for await (const chunk of chunks) {
    const text = decode(chunk);
    if (text) yield text;
    line += countLines(text);
  }
  const rest = decode();
  if (rest) yield rest;
}

/** How many line ends there are in a text. */
function countLines(text: string): number {
  let count = 0;
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) count += 1;
  return count;
}
