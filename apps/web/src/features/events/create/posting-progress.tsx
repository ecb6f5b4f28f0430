import { useId } from "react";

/** The progress of the upload; `part` is from 0 to 1. */
export function PostingProgress({ part }: { part: number }) {
  const id = useId();
  const percent = Math.round(part * 100);
  return (
    <div className="grid gap-1.5">
      <p className="flex justify-between gap-4 text-15 text-muted">
        <span id={id}>{part < 1 ? "Sending your photos" : "Making your photos ready"}</span>
        <span className="tabular-nums">{percent} %</span>
      </p>
      <progress
        aria-labelledby={id}
        max={100}
        value={percent}
        className="h-2 w-full appearance-none overflow-hidden rounded-full border border-control bg-sunken [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-primary"
      />
    </div>
  );
}
