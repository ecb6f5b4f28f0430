import type { ComponentProps } from "react";
import { cx } from "#shared/lib/text/class-names.ts";

export function Card({ className, ...props }: ComponentProps<"div">) {
  return (
    <div {...props} className={cx("overflow-hidden rounded-card border border-line bg-surface", className)} />
  );
}
