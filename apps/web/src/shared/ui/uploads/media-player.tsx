import { type ClipFileType, isRecording } from "@callboard/contracts/clip-file";
import { useState } from "react";
import { fileSize } from "#shared/lib/text/file-size.ts";
import { mediaTypeWords } from "#shared/lib/text/media-type-words.ts";
import { Button } from "../button.tsx";

type MediaPlayerProps = {
  address: string;
  type: ClipFileType;
  /** In bytes. */
  size: number;
  label: string;
  /** What it is, at the beginning of a sentence: `The self-tape`. */
  what: string;
  /** How much comes before one plays it. */
  preload: "none" | "metadata";
  /** Asks for an address that is good again. */
  onRetry: () => void;
};

/** Plays a video or a recording with the browser's own player, and works without scripts. Comes in ranges, as far as it is played. */
export function MediaPlayer({ address, type, size, label, what, preload, onRetry }: MediaPlayerProps) {
  const [hasFailed, setHasFailed] = useState(false);
  if (hasFailed) {
    return (
      <div role="alert" className="grid gap-3 rounded-control bg-sunken p-4">
        <p>
          {what} does not play. The connection may be lost, or this browser plays no {mediaTypeWords[type]}.
        </p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button variant="secondary" size="small" onClick={onRetry}>
            Retry
          </Button>
          <a href={address} download className="text-link">
            Download it ({fileSize(size)})
          </a>
        </div>
      </div>
    );
  }
  const played = { src: address, controls: true, preload, onError: () => setHasFailed(true) };
  if (isRecording(type)) {
    return <audio {...played} aria-label={label} className="h-14 w-full" />;
  }
  return (
    <video
      {...played}
      playsInline
      aria-label={label}
      className="aspect-video w-full rounded-control bg-stage object-contain"
    />
  );
}
