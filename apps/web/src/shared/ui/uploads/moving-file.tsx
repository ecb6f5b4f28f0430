import { Pause, Play, RotateCcw, X } from "lucide-react";
import type { ReactNode } from "react";
import { fileSize } from "#shared/lib/text/file-size.ts";
import type { UploadProgress } from "#shared/lib/uploads/file-upload.ts";
import { Button } from "../button.tsx";
import { Progress } from "../state/progress.tsx";

/** How far a file is, in words; `sending` says what is sent. */
export const stepText = (step: UploadProgress["step"], sending: string): string =>
  ({
    sending,
    paused: "Paused",
    lost: "The connection is lost. It goes on by itself once it is back.",
    failed: "It stopped",
    arrived: "All of it is there",
  })[step];

export const sentOf = ({ sent, size }: { sent: number; size: number }) =>
  `${fileSize(sent)} of ${fileSize(size)}, ${Math.floor((100 * sent) / size)} %`;

/** A file by its name, with how it is. */
export function FileBox({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-3 rounded-control bg-sunken p-3">
      <p className="min-w-0 truncate font-semibold">{name}</p>
      {children}
    </div>
  );
}

type MovingFileProps = {
  progress: UploadProgress;
  /** What is sent: `Sending your self-tape`. */
  sending: string;
  onPause: () => void;
  onResume: () => void;
  onCancel: () => void;
};

/** A file on its way, with what can be done about it. */
export function MovingFile({ progress, sending, onPause, onResume, onCancel }: MovingFileProps) {
  const { step, message } = progress;
  return (
    <FileBox name={progress.name}>
      <Progress
        label={stepText(step, sending)}
        value={progress.sent}
        max={progress.size}
        text={sentOf(progress)}
      />
      {message && (
        <p role="alert" className="text-15 text-error">
          {message}
        </p>
      )}
      {step !== "arrived" && (
        <div className="flex flex-wrap gap-2">
          {step === "sending" ? (
            <Button key="act" variant="secondary" size="small" onClick={onPause}>
              <Pause aria-hidden className="size-4" />
              Pause
            </Button>
          ) : (
            <Button key="act" variant="secondary" size="small" onClick={onResume}>
              {step === "paused" ? (
                <Play aria-hidden className="size-4" />
              ) : (
                <RotateCcw aria-hidden className="size-4" />
              )}
              {step === "paused" ? "Go on" : "Try now"}
            </Button>
          )}
          <Button variant="quiet" size="small" onClick={onCancel}>
            <X aria-hidden className="size-4" />
            Cancel upload
          </Button>
        </div>
      )}
    </FileBox>
  );
}
