import { conversationLimits } from "@callboard/contracts/conversation-limits";
import { addMs } from "../../dates.ts";
import { fileRepository, piecesOf } from "./file-repository.ts";
import type { FileDeps } from "./receive-file.ts";

const batch = 100;

/** Deletes the files that no message has, a day after they came: those never sent, and those whose message is gone. */
export async function sweepConversationFiles({
  db,
  clock,
  pieces,
}: Omit<FileDeps, "uploadFolder">): Promise<void> {
  const before = addMs(clock(), -conversationLimits.fileKept);
  for (;;) {
    const files = await fileRepository(db).listUnsent(before, batch);
    for (const { id, file_key, size } of files) {
      await db.transaction(async (tx) => {
        // The lock lasts until the pieces are gone: a message that would take the file waits, and then finds none.
        if (await fileRepository(tx).removeUnsent(id)) await pieces.remove(file_key, piecesOf(size));
      });
    }
    if (files.length < batch) return;
  }
}
