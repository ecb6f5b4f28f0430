import type { ReactNode } from "react";
import { cx } from "#shared/lib/text/class-names.ts";

/** Set its size to that of the content. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span
      aria-hidden
      className={cx("block animate-pulse-slow rounded-control bg-sunken forced-colors:border", className)}
    />
  );
}

/** A loading state; `text` is what assistive technology announces. */
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
