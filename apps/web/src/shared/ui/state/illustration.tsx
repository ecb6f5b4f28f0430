import type { ReactNode } from "react";

export type IllustrationProps = { className?: string };

/** The frame of a line drawing, in the colour of the text. Each has a file of its own: pages load only what they show. */
export function Illustration({ className, children }: IllustrationProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 192 104"
      className={className}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
    >
      {children}
    </svg>
  );
}
