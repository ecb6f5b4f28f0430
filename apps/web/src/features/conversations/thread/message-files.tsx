import type { ConversationFile } from "@callboard/contracts/conversation";
import { FileText, ImageIcon } from "lucide-react";
import { useState } from "react";
import { trpc } from "#shared/lib/api/trpc.ts";
import { failureMessage, readFailure } from "#shared/lib/failure/failure.ts";
import { notify } from "#shared/lib/failure/notify.ts";
import { saveBlob } from "#shared/lib/page/save-file.ts";
import { fileSize } from "#shared/lib/text/file-size.ts";

/** Fetches a file piece by piece and has the browser store it: it is never opened here. */
function FileButton({ file }: { file: ConversationFile }) {
  const { client } = trpc.useUtils();
  const [isFetching, setIsFetching] = useState(false);
  async function handleFetch() {
    setIsFetching(true);
    try {
      const parts: BlobPart[] = [];
      for (let index = 0; index < file.pieces; index += 1) {
        const { piece } = await client.conversation.filePiece.query({ id: file.id, index });
        parts.push(Uint8Array.from(atob(piece), (character) => character.charCodeAt(0)));
      }
      saveBlob(file.name, new Blob(parts, { type: file.type }));
    } catch (error) {
      notify.error(failureMessage(readFailure(error), "The file could not be fetched"));
    } finally {
      setIsFetching(false);
    }
  }
  const Icon = file.type === "application/pdf" ? FileText : ImageIcon;
  return (
    <button
      type="button"
      disabled={isFetching}
      onClick={handleFetch}
      className="flex min-h-11 w-full min-w-0 items-center gap-2.5 rounded-control border border-line bg-surface px-3 py-1.5 text-left hover:border-ink disabled:opacity-55"
    >
      <Icon aria-hidden className="size-5 shrink-0 text-muted" />
      <span className="min-w-0 flex-1">
        <span className="sr-only">Download</span>{" "}
        <span className="block truncate text-15 font-semibold">{file.name}</span>{" "}
        <span className="block text-13 text-muted">{isFetching ? "Fetching..." : fileSize(file.size)}</span>
      </span>
    </button>
  );
}

export function MessageFiles({ files }: { files: ConversationFile[] }) {
  return (
    <ul aria-label="Files" className="grid w-full max-w-72 grid-cols-1 gap-1.5">
      {files.map((file) => (
        <li key={file.id}>
          <FileButton file={file} />
        </li>
      ))}
    </ul>
  );
}
