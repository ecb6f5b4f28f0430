import { tapeTypes } from "@callboard/contracts/tape";
import { tapeLimits } from "@callboard/contracts/tape-limits";
import { CircleAlert, Video } from "lucide-react";
import {
  type ChangeEvent,
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from "react";
import type { OwnTape } from "#shared/lib/tapes/use-tape-upload.ts";
import { Button } from "../button.tsx";
import { Skeleton } from "../state/skeleton.tsx";
import { MovingTape, tapeAnnouncement, UnfinishedTape, WholeTape } from "./tape-status.tsx";

/** A browser may know MKV by its ending alone. */
const accept = [...tapeTypes, ".mkv", ".mov"].join();

type ChooseProps = { tape: OwnTape; children: ReactNode };

/** A button that asks for a video. */
function ChooseTape({ tape, children }: ChooseProps) {
  const input = useRef<HTMLInputElement>(null);
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) tape.choose(file);
    // The same file can be chosen again.
    target.value = "";
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label="Video to send"
        onChange={handleChange}
      />
      <Button variant="secondary" size="small" onClick={() => input.current?.click()}>
        <Video aria-hidden className="size-4" />
        {children}
      </Button>
    </>
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

/** A button that is gone once it was pressed takes the focus with it: the field has it then. */
function useKeptFocus(kind: string) {
  const field = useRef<HTMLFieldSetElement>(null);
  const isInside = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each kind has buttons of its own
  useEffect(() => {
    const { activeElement: active, body } = document;
    const isLost = active === body || active?.getAttribute("role") === "dialog";
    if (isInside.current && isLost) field.current?.focus({ preventScroll: true });
  }, [kind]);
  const onFocus = () => {
    isInside.current = true;
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) isInside.current = false;
  };
  // Pressing must not blur another field first: its error would appear and move the button away.
  const onMouseDown = (event: MouseEvent) => {
    if ((event.target as Element).closest("button")) event.preventDefault();
  };
  return { field, on: { onFocus, onBlur, onMouseDown } };
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
  const { field, on } = useKeptFocus(tape.state.kind);
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
        {refused && (
          <p role="alert" className="flex items-start gap-1.5 text-14 text-error">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span className="min-w-0 wrap-anywhere">
              “{refused.name}” was not taken. {refused.message}
            </span>
          </p>
        )}
        {error && (
          <p id={`${id}-error`} className="flex items-start gap-1.5 text-14 text-error">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {error}
          </p>
        )}
        <p id={`${id}-hint`} className="text-14 text-muted">
          MP4, MOV, WebM or MKV, at most {tapeLimits.maxBytes / 1_048_576} MB. Only whoever decides on your
          application can play it. After a lost connection or a reload it goes on where it stopped.
        </p>
      </div>
    </fieldset>
  );
}
