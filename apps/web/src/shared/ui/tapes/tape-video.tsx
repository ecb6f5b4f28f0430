import type { Tape, TapeType } from "@callboard/contracts/tape";
import { useState } from "react";
import { fileSize } from "#shared/lib/text/file-size.ts";
import { Button } from "../button.tsx";

const typeWords: Record<TapeType, string> = {
  "video/mp4": "MP4",
  "video/quicktime": "MOV",
  "video/webm": "WebM",
  "video/x-matroska": "MKV",
};

type TapeVideoProps = {
  address: string;
  tape: Tape;
  label: string;
  /** Asks for an address that is good again. */
  onRetry: () => void;
};

/** Comes in ranges, as far as it is played. */
export function TapeVideo({ address, tape, label, onRetry }: TapeVideoProps) {
  const [hasFailed, setHasFailed] = useState(false);
  if (hasFailed) {
    return (
      <div role="alert" className="grid gap-3 rounded-control bg-sunken p-4">
        <p>
          The self-tape does not play. The connection may be lost, or this browser plays no{" "}
          {typeWords[tape.type]}.
        </p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button variant="secondary" size="small" onClick={onRetry}>
            Retry
          </Button>
          <a href={address} download className="text-link">
            Download it ({fileSize(tape.size)})
          </a>
        </div>
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: what somebody sends has none
    <video
      src={address}
      controls
      playsInline
      preload="metadata"
      aria-label={label}
      onError={() => setHasFailed(true)}
      className="aspect-video w-full rounded-control bg-stage object-contain"
    />
  );
}
