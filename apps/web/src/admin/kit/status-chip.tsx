import type { ReactNode } from "react";
import { cx } from "#shared/lib/text/class-names.ts";

const tones = {
  neutral: "bg-sunken text-ink",
  success: "bg-success-ground text-success",
  warning: "bg-warning-ground text-warning",
  info: "bg-info-ground text-info",
};

export type Tone = keyof typeof tones;

/** A state in a word: the colour only repeats it. */
export function StatusChip({ tone = "neutral", children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={cx(
        "inline-flex max-w-full items-center gap-1.5 rounded-[0.75rem] px-2 py-px text-13 font-semibold whitespace-nowrap forced-colors:border",
        tones[tone],
      )}
    >
      <span aria-hidden className="size-1.5 shrink-0 rounded-full bg-current" />
      {children}
    </span>
  );
}
