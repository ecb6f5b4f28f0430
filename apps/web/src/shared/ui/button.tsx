import type { ComponentProps } from "react";
import { cx } from "#shared/lib/text/class-names.ts";

export type ButtonVariants = { variant?: "primary" | "secondary" | "quiet"; size?: "medium" | "small" };

const variants = {
  primary: "bg-primary text-on-primary hover:bg-primary-hover",
  secondary: "border border-control text-ink hover:border-ink hover:bg-sunken",
  quiet: "text-ink hover:bg-sunken",
};
const sizes = { medium: "min-h-11 px-5 text-16", small: "min-h-9 px-3.5 text-15" };

/** The classes of a button, also for links that look like one. */
export function buttonClass({ variant = "primary", size = "medium" }: ButtonVariants = {}): string {
  return cx(
    "inline-flex items-center justify-center gap-2 whitespace-nowrap max-[14rem]:whitespace-normal rounded-control font-semibold no-underline forced-colors:border",
    "transition-colors duration-120 disabled:cursor-not-allowed disabled:opacity-55",
    variants[variant],
    sizes[size],
  );
}

/** Use `primary` once per view. A busy button keeps its size, shows `busyText` and is disabled. */
export function Button({
  variant,
  size,
  className,
  busyText,
  children,
  ...props
}: ComponentProps<"button"> & ButtonVariants & { busyText?: string | false | undefined }) {
  return (
    <button
      type="button"
      disabled={Boolean(busyText)}
      aria-busy={busyText ? true : undefined}
      {...props}
      className={cx(buttonClass({ variant, size }), className)}
    >
      {busyText || children}
    </button>
  );
}
