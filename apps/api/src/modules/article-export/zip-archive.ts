import { configure, TextReader, Uint8ArrayReader, ZipWriter } from "@zip.js/zip.js";

configure({ useWebWorkers: false });

/**
 * A zip archive that is written file by file. `keep` gets its bytes in pieces of `pieceBytes`, the last one shorter, and is waited for: no more
 * than a piece and a file is in memory. `close` gives what came of it.
 */
export function zipArchive(pieceBytes: number, keep: (index: number, piece: Buffer) => Promise<void>) {
  let waiting: Uint8Array[] = [];
  let [length, pieces, size] = [0, 0, 0];

  async function keepWaiting(): Promise<void> {
    const piece = Buffer.concat(waiting);
    waiting = [];
    length = 0;
    await keep(pieces, piece);
    pieces += 1;
    size += piece.length;
  }

  async function take(chunk: Uint8Array): Promise<void> {
    for (let rest = chunk; rest.length > 0; ) {
      const part = rest.subarray(0, pieceBytes - length);
      waiting.push(part);
      length += part.length;
      rest = rest.subarray(part.length);
      if (length === pieceBytes) await keepWaiting();
    }
  }

  const zip = new ZipWriter(new WritableStream<Uint8Array>({ write: take }));

  /** Adds a file; text is compressed. */
  async function add(name: string, content: string | Uint8Array): Promise<void> {
    if (typeof content === "string") await zip.add(name, new TextReader(content));
    else await zip.add(name, new Uint8ArrayReader(content), { level: 0 });
  }

  async function close(): Promise<{ size: number; pieces: number }> {
    await zip.close();
    if (length > 0) await keepWaiting();
    return { size, pieces };
  }

  return { add, close };
}
