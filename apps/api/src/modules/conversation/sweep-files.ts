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
  const repository = fileRepository(db);
  for (;;) {
    const files = await repository.listUnsent(before, batch);
    for (const { id, file_key, size } of files) {
      // No transaction is open meanwhile: a store that does not answer would hold a connection to the database.
      if (!(await repository.giveUp(id))) continue;
      await pieces.remove(file_key, piecesOf(size));
      await repository.removeUnsent(id);
    }
    if (files.length < batch) return;
  }
}
