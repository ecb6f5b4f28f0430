import { useId } from "react";

type ProgressProps = {
  label: string;
  value: number;
  /** Nobody knows how far it is where it is 0. */
  max: number;
  /** How far it is, in words. */
  text: string;
};

/** How far something is that takes its time. */
export function Progress({ label, value, max, text }: ProgressProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <p className="flex flex-wrap justify-between gap-x-4 text-15 text-muted">
        <span id={id}>{label}</span>
        <span className="tabular-nums">{text}</span>
      </p>
      <progress
        aria-labelledby={id}
        {...(max > 0 && { max, value: Math.min(value, max) })}
        className="h-2 w-full appearance-none overflow-hidden rounded-full border border-control bg-sunken [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-primary"
      />
    </div>
  );
}
