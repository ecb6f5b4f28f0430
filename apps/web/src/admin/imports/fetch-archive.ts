import type { ArticleExport } from "@callboard/contracts/article-export";
import type { GatewayClient } from "#shared/lib/api/trpc.ts";
import { again } from "./send-file.ts";

type Fetching = { archive: ArticleExport; signal: AbortSignal; onProgress: (pieces: number) => void };

/** Fetches an archive piece by piece. Rejects with the failure, and where it was broken off. */
export async function fetchArchive(
  client: GatewayClient,
  { archive: { id, pieces }, signal, onProgress }: Fetching,
): Promise<Blob> {
  const parts: BlobPart[] = [];
  for (let index = 0; index < pieces; index += 1) {
    const { piece } = await again(() => client.articleExport.piece.query({ id, index }, { signal }), signal);
    parts.push(Uint8Array.from(atob(piece), (character) => character.charCodeAt(0)));
    onProgress(index + 1);
  }
  return new Blob(parts, { type: "application/zip" });
}
