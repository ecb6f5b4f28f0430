import { staffLimits } from "@callboard/contracts/staff-limits";
import type { GatewayClient } from "#shared/lib/api/trpc.ts";
import { uploadFetch } from "#shared/lib/api/upload-fetch.ts";
import { readFailure } from "#shared/lib/failure/failure.ts";

/** After which another try follows, in ms: more than the minute that a limit of changes lasts. */
const pauses = [1_000, 4_000, 10_000, 20_000, 40_000];
const passing = ["network", "timeout", "too_many_requests", "unavailable"];

type Sending = { id: number; file: File; signal: AbortSignal; onProgress: (bytes: number) => void };

/**
 * Sends the file of an import in pieces, one after the other. What fails for the moment is tried again: a piece that has arrived is not taken
 * twice. Rejects with the failure, and where it was broken off.
 */
export async function sendFile(
  client: GatewayClient,
  { id, file, signal, onProgress }: Sending,
): Promise<void> {
  const { importPieceBytes: most } = staffLimits;
  for (let index = 0; index * most < file.size; index += 1) {
    const piece = file.slice(index * most, (index + 1) * most);
    const form = new FormData();
    form.append("id", String(id));
    form.append("index", String(index));
    form.append("piece", piece, "piece");
    const fetch = uploadFetch((part) => onProgress(index * most + part * piece.size));
    await again(() => client.articleImport.addPiece.mutate(form, { signal, context: { fetch } }), signal);
  }
}

/** Tries a call again while what fails may pass. */
export async function again<Result>(call: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
  for (const ms of pauses) {
    signal.throwIfAborted();
    try {
      return await call();
    } catch (error) {
      if (signal.aborted || !passing.includes(readFailure(error).code)) throw error;
      await new Promise((resolve) => setTimeout(resolve, ms));
    }
  }
  return call();
}
