import { randomUUID } from "node:crypto";
import { type FileHandle, open, unlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import type { FastifyRequest } from "fastify";
import { requireUploadRate } from "./body-timeout.ts";

/** A form that has arrived, in a file that nobody else sees. Release it when it is done with. */
export type ReceivedForm = { read: () => Promise<FormData>; release: () => Promise<void> };

/** A file without a name: it is gone when it is closed, or when the process ends. */
async function openTemporaryFile(): Promise<FileHandle> {
  const path = join(tmpdir(), `callboard-upload-${randomUUID()}`);
  const file = await open(path, "wx+", 0o600);
  await unlink(path);
  return file;
}

/** In bytes. */
const chunkSize = 64 * 1_024;

async function* chunksOf(file: FileHandle): AsyncGenerator<Uint8Array> {
  for (let position = 0; ; ) {
    const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(chunkSize), 0, chunkSize, position);
    if (bytesRead === 0) return;
    position += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}

/**
 * Receives the body of a request into a temporary file, at the minimum upload rate or faster. The length was checked
 * before. Rejects where the body breaks off; `read` rejects for what is no form.
 */
export async function receiveForm({
  raw,
  headers,
}: Pick<FastifyRequest, "raw" | "headers">): Promise<ReceivedForm> {
  const file = await openTemporaryFile();
  try {
    // A closed connection emits no second close: the file would wait forever.
    if (raw.destroyed) throw new Error("the sender has hung up");
    requireUploadRate({ raw });
    await file.writeFile(raw);
  } catch (error) {
    await file.close();
    throw error;
  }
  const read = () => {
    const type = { "content-type": headers["content-type"] ?? "" };
    const body = Readable.toWeb(Readable.from(chunksOf(file))) as unknown as ConstructorParameters<
      typeof Response
    >[0];
    return new Response(body, { headers: type }).formData();
  };
  return { read, release: () => file.close() };
}
