import { Paperclip, X } from "lucide-react";
import { fileSize } from "#shared/lib/text/file-size.ts";
import type { Attachment } from "./use-attachments.ts";

const stateOf = ({ stored, failure, size }: Attachment) =>
  failure ?? (stored ? fileSize(size) : "Sending...");

/** The files beside a message that is being written, each with its state. */
export function AttachmentList({
  files,
  onRemove,
}: {
  files: Attachment[];
  onRemove: (key: string) => void;
}) {
  return (
    <ul aria-label="Files" className="grid grid-cols-1 gap-2">
      {files.map((file) => (
        <li
          key={file.key}
          className="flex min-w-0 items-center gap-2 rounded-control bg-sunken py-1 pr-1 pl-3"
        >
          <Paperclip aria-hidden className="size-4 shrink-0 text-muted" />
          <p className="min-w-0 flex-1 text-15">
            <span className="block truncate font-semibold">{file.name}</span>
            <span
              role={file.failure ? "alert" : undefined}
              className={file.failure ? "text-14 text-error" : "text-14 text-muted"}
            >
              {stateOf(file)}
            </span>
          </p>
          <button
            type="button"
            aria-label={`Remove ${file.name}`}
            onClick={() => onRemove(file.key)}
            className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-surface"
          >
            <X aria-hidden className="size-4.5" />
          </button>
        </li>
      ))}
    </ul>
  );
}
