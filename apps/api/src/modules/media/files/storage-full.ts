import { StorageFullError } from "../../../http/errors.ts";

const diskCodes = new Set(["ENOSPC", "EDQUOT"]);
/** What buckets answer. */
const bucketAnswer = /answers (?:507|\d{3}, (?:XMinioStorageFull|QuotaExceeded|InsufficientStorage))/;

/** True of the error of a store that takes no more. */
function isFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return diskCodes.has((error as NodeJS.ErrnoException).code ?? "") || bucketAnswer.test(error.message);
}

/** Rejects as `writing` does, but with a StorageFullError of these words where the store is full. */
export async function orFull<Result>(writing: Promise<Result>, words: string): Promise<Result> {
  try {
    return await writing;
  } catch (error) {
    throw isFull(error) ? new StorageFullError(words, { cause: error }) : error;
  }
}
