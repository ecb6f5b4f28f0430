import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import type { SentForm } from "./photo-form.ts";

async function fileHash(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("base64url");
}

/** The hash of a form's texts and photos, in whatever order they were sent. */
export async function formHash({ texts, files }: SentForm<string>): Promise<string> {
  const photos: [string, string][] = [];
  for (const [field, path] of files) photos.push([field, await fileHash(path)]);
  const parts = [Object.entries(texts).sort(), photos.sort()];
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
}
