import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import type { SentForm } from "./photo-form.ts";

async function fileHash(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex");
}

/** The SHA-256 of each photo of a form, in hexadecimal. */
export async function photoHashes<Field extends string>({
  files,
}: SentForm<Field>): Promise<Map<Field, string>> {
  const hashes = new Map<Field, string>();
  for (const [field, path] of files) hashes.set(field, await fileHash(path));
  return hashes;
}

/** The hash of a form's texts and photos, in whatever order they were sent. */
export function formHash({ texts }: Pick<SentForm<string>, "texts">, photos: Map<string, string>): string {
  const ofPhotos = Array.from(photos, ([field, hex]) => [
    field,
    Buffer.from(hex, "hex").toString("base64url"),
  ]);
  const parts = [Object.entries(texts).sort(), ofPhotos.sort()];
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
}
