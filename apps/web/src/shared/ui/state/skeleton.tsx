import type { ReactNode } from "react";
import { cx } from "#shared/lib/text/class-names.ts";

/** One grey shape; give it the size of what will stand there. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span
      aria-hidden
      className={cx("block animate-pulse-slow rounded-control bg-sunken forced-colors:border", className)}
    />
  );
}

/** The shapes of what is loading; `text` is what assistive technology hears meanwhile. */
export function Loading({
  text,
  className,
  children,
}: {
  text: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={className} aria-busy>
      <p role="status" className="sr-only">
        {text}
      </p>
      {children}
    </div>
  );
}
