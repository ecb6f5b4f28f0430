import type { ComponentProps } from "react";
import { cx } from "#shared/lib/text/class-names.ts";

/** A 44 px square button with an icon; `label` is its accessible name. */
export function IconButton({
  label,
  className,
  ...props
}: Omit<ComponentProps<"button">, "aria-label"> & { label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      {...props}
      className={cx(
        "inline-grid size-11 shrink-0 place-items-center rounded-control text-ink",
        "transition-colors duration-120 hover:bg-sunken disabled:opacity-55",
        className,
      )}
    />
  );
}
