import { X } from "lucide-react";
import type { MouseEvent } from "react";
import { Link } from "react-router-dom";

type ChosenFiltersProps = {
  /** What is chosen, each with the address without it. */
  chips: { label: string; href: string }[];
  /** The address without any of them. */
  clearHref: string;
  /** Follows a link without loading the page anew. */
  onFollow: (href: string) => (event: MouseEvent) => void;
};

const look =
  "inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-full bg-sunken px-3.5 text-15 font-semibold underline-offset-4 hover:underline sm:min-h-9";

/** What is chosen, each removed by a click, and all at once. Nothing where nothing is chosen. */
export function ChosenFilters({ chips, clearHref, onFollow }: ChosenFiltersProps) {
  if (chips.length === 0) return null;
  return (
    <ul aria-label="Chosen filters" className="flex flex-wrap items-center gap-2">
      {chips.map(({ label, href }) => (
        <li key={`${label} ${href}`} className="max-w-full">
          <Link to={href} onClick={onFollow(href)} className={look}>
            <span className="min-w-0 wrap-anywhere">
              <span className="sr-only">Remove</span> {label}
            </span>
            <X aria-hidden className="size-4 shrink-0" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={clearHref}
          onClick={onFollow(clearHref)}
          className="text-link inline-flex min-h-11 items-center px-2 text-15 sm:min-h-9"
        >
          Clear all
        </Link>
      </li>
    </ul>
  );
}
