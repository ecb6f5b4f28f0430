import { CheckCircle2, Pause, Play, RotateCcw, X } from "lucide-react";
import type { ReactNode } from "react";
import type { TapeProgress } from "#shared/lib/tapes/tape-upload.ts";
import type { OwnTape } from "#shared/lib/tapes/use-tape-upload.ts";
import { fileSize } from "#shared/lib/text/file-size.ts";
import { Button } from "../button.tsx";
import { Progress } from "../state/progress.tsx";

const steps: Record<TapeProgress["step"], string> = {
  sending: "Sending your self-tape",
  paused: "Paused",
  lost: "The connection is lost. It goes on by itself once it is back.",
  failed: "It stopped",
  arrived: "All of it is there",
};

/** What is announced when it changes; how far it is can be read. */
export function tapeAnnouncement({ state }: OwnTape): string {
  if (state.kind === "moving") return steps[state.progress.step];
  return state.kind === "whole" ? "Your self-tape is there." : "";
}

const farOf = ({ sent, size }: { sent: number; size: number }) =>
  `${fileSize(sent)} of ${fileSize(size)}, ${Math.floor((100 * sent) / size)} %`;

function TapeBox({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-3 rounded-control bg-sunken p-3">
      <p className="min-w-0 truncate font-semibold">{name}</p>
      {children}
    </div>
  );
}

/** A file on its way, with what can be done about it. */
export function MovingTape({ tape, progress }: { tape: OwnTape; progress: TapeProgress }) {
  const { step, message } = progress;
  return (
    <TapeBox name={progress.name}>
      <Progress label={steps[step]} value={progress.sent} max={progress.size} text={farOf(progress)} />
      {message && (
        <p role="alert" className="text-15 text-error">
          {message}
        </p>
      )}
      {step !== "arrived" && (
        <div className="flex flex-wrap gap-2">
          {step === "sending" ? (
            <Button key="act" variant="secondary" size="small" onClick={tape.pause}>
              <Pause aria-hidden className="size-4" />
              Pause
            </Button>
          ) : (
            <Button key="act" variant="secondary" size="small" onClick={tape.resume}>
              {step === "paused" ? (
                <Play aria-hidden className="size-4" />
              ) : (
                <RotateCcw aria-hidden className="size-4" />
              )}
              {step === "paused" ? "Go on" : "Try now"}
            </Button>
          )}
          <Button variant="quiet" size="small" onClick={tape.remove}>
            <X aria-hidden className="size-4" />
            Cancel upload
          </Button>
        </div>
      )}
    </TapeBox>
  );
}

type StoredProps = { upload: { name: string; size: number; received: number }; children: ReactNode };

/** A file of which some arrived earlier. */
export function UnfinishedTape({ upload, children }: StoredProps) {
  const { name, size, received } = upload;
  return (
    <TapeBox name={name}>
      <Progress label="Sent so far" value={received} max={size} text={farOf({ sent: received, size })} />
      <p className="text-15">
        Choose the same file again to go on from there: <strong className="wrap-anywhere">{name}</strong>,{" "}
        {fileSize(size)}. Another file begins anew.
      </p>
      {children}
    </TapeBox>
  );
}

export function WholeTape({ upload, children }: StoredProps) {
  return (
    <TapeBox name={upload.name}>
      <p className="flex items-center gap-2 text-15">
        <CheckCircle2 aria-hidden className="size-5 shrink-0 text-success" />
        {fileSize(upload.size)}, uploaded
      </p>
      {children}
    </TapeBox>
  );
}
