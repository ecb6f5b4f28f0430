import type { Accent } from "@callboard/contracts/accent";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { accentBackgrounds } from "#shared/config/accents.ts";
import { cx } from "#shared/lib/text/class-names.ts";

type ChipProps = {
  accent?: Accent | undefined;
  to?: string | undefined;
  className?: string;
  children: ReactNode;
};

/** A label in an accent colour, or neutral; a link with `to`. */
export function Chip({ accent, to, className, children }: ChipProps) {
  const look = cx(
    "inline-flex min-w-0 max-w-full items-center py-0.5 text-14 font-semibold wrap-anywhere forced-colors:border print:bg-transparent print:px-0",
    // Half the line height: fully round with one line, and still fine with several.
    to ? "min-h-9 rounded-[1.125rem] px-3.5" : "min-h-6.5 rounded-[0.8125rem] px-2.5",
    accent ? `${accentBackgrounds[accent]} text-accent-ink` : "bg-sunken text-ink",
    className,
  );
  if (!to) return <span className={look}>{children}</span>;
  return (
    <Link to={to} className={cx(look, "underline-offset-4 hover:underline")}>
      {children}
    </Link>
  );
}
