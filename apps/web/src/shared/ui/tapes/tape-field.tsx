import { tapeTypes } from "@callboard/contracts/tape";
import { tapeLimits } from "@callboard/contracts/tape-limits";
import { Video } from "lucide-react";
import { type ReactNode, useEffect, useId } from "react";
import type { OwnTape } from "#shared/lib/tapes/use-tape-upload.ts";
import { Button } from "../button.tsx";
import { Skeleton } from "../state/skeleton.tsx";
import { ChooseFile } from "../uploads/choose-file.tsx";
import { UploadErrors } from "../uploads/upload-errors.tsx";
import { useFieldFocus } from "../uploads/use-field-focus.ts";
import { MovingTape, tapeAnnouncement, UnfinishedTape, WholeTape } from "./tape-status.tsx";

/** A browser may know MKV by its ending alone. */
const accept = [...tapeTypes, ".mkv", ".mov"].join();

/** A button that asks for a video. */
function ChooseTape({ tape, children }: { tape: OwnTape; children: ReactNode }) {
  return (
    <ChooseFile accept={accept} label="Video to send" onChoose={tape.choose}>
      <Video aria-hidden className="size-4" />
      {children}
    </ChooseFile>
  );
}

function RemoveTape({ tape }: { tape: OwnTape }) {
  return (
    <Button variant="quiet" size="small" disabled={tape.isRemoving} onClick={tape.remove}>
      Remove
    </Button>
  );
}

function Content({ tape }: { tape: OwnTape }) {
  const { state } = tape;
  if (state.kind === "unknown") return <Skeleton className="h-9 w-40" />;
  if (state.kind === "unreadable") {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3 text-15">
        <p>Nobody could tell whether there is a self-tape of yours already.</p>
        <Button variant="secondary" size="small" onClick={tape.readAgain}>
          Retry
        </Button>
      </div>
    );
  }
  if (state.kind === "moving") return <MovingTape tape={tape} progress={state.progress} />;
  if (state.kind === "unfinished") {
    return (
      <UnfinishedTape upload={state.upload}>
        <div className="flex flex-wrap gap-2">
          <ChooseTape tape={tape}>Choose the file</ChooseTape>
          <RemoveTape tape={tape} />
        </div>
      </UnfinishedTape>
    );
  }
  if (state.kind === "whole") {
    return (
      <WholeTape upload={state.upload}>
        <div className="flex flex-wrap gap-2">
          <ChooseTape tape={tape}>Replace</ChooseTape>
          <RemoveTape tape={tape} />
        </div>
      </WholeTape>
    );
  }
  return (
    <div>
      <ChooseTape tape={tape}>Choose a video</ChooseTape>
    </div>
  );
}

type TapeFieldProps = {
  tape: OwnTape;
  label: string;
  /** Beside the label. */
  mark?: string;
  error?: string | undefined;
  /** What takes the focus where there is an error. */
  onField?: (field: { focus: () => void } | null) => void;
};

/** Takes a self-tape: says how far it is, and goes on after a lost connection or a reload. */
export function TapeField({ tape, label, mark, error, onField }: TapeFieldProps) {
  const id = useId();
  const { field, on } = useFieldFocus(tape.state.kind);
  const { refused } = tape;
  useEffect(() => {
    onField?.(field.current);
    return () => onField?.(null);
  }, [onField, field]);
  return (
    <fieldset
      ref={field}
      tabIndex={-1}
      {...on}
      aria-describedby={`${error ? `${id}-error ` : ""}${id}-hint`}
      className="min-w-0 rounded-control"
    >
      <legend className="mb-1.5 text-15 font-semibold">
        {label}
        {mark && <span className="font-normal text-muted"> ({mark})</span>}
      </legend>
      <div className="grid grid-cols-1 gap-1.5">
        <Content tape={tape} />
        <p role="status" className="sr-only">
          {tapeAnnouncement(tape)}
        </p>
        <UploadErrors {...{ refused, error }} errorId={`${id}-error`} />
        <p id={`${id}-hint`} className="text-14 text-muted">
          MP4, MOV, WebM or MKV, at most {tapeLimits.maxBytes / 1_048_576} MB. Only whoever decides on your
          application can play it. After a lost connection or a reload it goes on where it stopped.
        </p>
      </div>
    </fieldset>
  );
}
