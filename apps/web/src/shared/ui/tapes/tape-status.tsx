import { CheckCircle2 } from "lucide-react";
import type { ReactNode } from "react";
import type { OwnTape } from "#shared/lib/tapes/use-tape-upload.ts";
import { fileSize } from "#shared/lib/text/file-size.ts";
import type { UploadProgress } from "#shared/lib/uploads/file-upload.ts";
import { Progress } from "../state/progress.tsx";
import { FileBox, MovingFile, sentOf, stepText } from "../uploads/moving-file.tsx";

const sending = "Sending your self-tape";

/** What is announced when it changes; how far it is can be read. */
export function tapeAnnouncement({ state }: OwnTape): string {
  if (state.kind === "moving") return stepText(state.progress.step, sending);
  return state.kind === "whole" ? "Your self-tape is there." : "";
}

/** A file on its way, with what can be done about it. */
export function MovingTape({ tape, progress }: { tape: OwnTape; progress: UploadProgress }) {
  const { pause, resume, remove } = tape;
  return <MovingFile {...{ progress, sending }} onPause={pause} onResume={resume} onCancel={remove} />;
}

type StoredProps = { upload: { name: string; size: number; received: number }; children: ReactNode };

/** A file of which some arrived earlier. */
export function UnfinishedTape({ upload, children }: StoredProps) {
  const { name, size, received } = upload;
  return (
    <FileBox name={name}>
      <Progress label="Sent so far" value={received} max={size} text={sentOf({ sent: received, size })} />
      <p className="text-15">
        Choose the same file again to go on from there: <strong className="wrap-anywhere">{name}</strong>,{" "}
        {fileSize(size)}. Another file begins anew.
      </p>
      {children}
    </FileBox>
  );
}

export function WholeTape({ upload, children }: StoredProps) {
  return (
    <FileBox name={upload.name}>
      <p className="flex items-center gap-2 text-15">
        <CheckCircle2 aria-hidden className="size-5 shrink-0 text-success" />
        {fileSize(upload.size)}, uploaded
      </p>
      {children}
    </FileBox>
  );
}
