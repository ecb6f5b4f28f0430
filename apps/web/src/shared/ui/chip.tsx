import type { ReactNode } from "react";
import { cx } from "#shared/lib/text/class-names.ts";
import { Link } from "./link.tsx";

/** The gels: amber acting, rose modelling, steel singing, fern anchoring, lilac craft and crew, straw crowdfunding. */
export type Gel = "amber" | "rose" | "steel" | "fern" | "lilac" | "straw";

const gels: Record<Gel, string> = {
  amber: "bg-amber text-gel-ink",
  rose: "bg-rose text-gel-ink",
  steel: "bg-steel text-gel-ink",
  fern: "bg-fern text-gel-ink",
  lilac: "bg-lilac text-gel-ink",
  straw: "bg-straw text-gel-ink",
};

type ChipProps = { gel?: Gel | undefined; to?: string | undefined; className?: string; children: ReactNode };

/** A short word on the colour of its kind, or on a neutral ground; a link when it leads somewhere. */
export function Chip({ gel, to, className, children }: ChipProps) {
  const look = cx(
    "inline-flex min-w-0 max-w-full items-center py-0.5 text-14 font-semibold wrap-anywhere forced-colors:border print:bg-transparent print:px-0",
    // Half of a line's height: round with one line, and still a shape with several.
    to ? "min-h-9 rounded-[1.125rem] px-3.5" : "min-h-6.5 rounded-[0.8125rem] px-2.5",
    gel ? gels[gel] : "bg-sunken text-ink",
    className,
  );
  if (!to) return <span className={look}>{children}</span>;
  return (
    <Link to={to} className={cx(look, "underline-offset-4 hover:underline")}>
      {children}
    </Link>
  );
}
