import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { cx } from "#shared/lib/text/class-names.ts";

const look = cx(
  "w-full rounded-control border border-control bg-surface px-3.5 text-16 text-ink placeholder:text-muted",
  "transition-colors duration-120 hover:border-ink disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted",
  "aria-invalid:border-error aria-invalid:bg-error-ground",
);

export function Input({ className, ...props }: ComponentProps<"input">) {
  return <input {...props} className={cx(look, "h-11", className)} />;
}

export function Textarea({ className, rows = 5, ...props }: ComponentProps<"textarea">) {
  return <textarea rows={rows} {...props} className={cx(look, "block resize-y py-2.5", className)} />;
}

/** A native select, styled like the other controls. */
export function Select({ className, children, ...props }: ComponentProps<"select">) {
  return (
    <span className={cx("relative block", className)}>
      <select {...props} className={cx(look, "h-11 appearance-none pr-10")}>
        {children}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute top-3 right-3 size-5 text-muted" />
    </span>
  );
}
