import type { Category } from "@callboard/contracts/blog";
import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { scrollBehavior } from "#shared/lib/page/motion.ts";
import { cx } from "#shared/lib/text/class-names.ts";
import { Skeleton } from "#shared/ui/state/skeleton.tsx";
import { useCategories } from "./use-categories.ts";
import { useListingState } from "./use-listing-state.ts";

const pillClass = cx(
  "inline-flex min-h-11 items-center rounded-full border border-line bg-surface px-4 text-15 font-semibold whitespace-nowrap",
  "transition-colors duration-120 hover:border-control lg:whitespace-normal lg:wrap-anywhere",
  "aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper",
);

/** Scrolls to the top, because a category starts a new list. */
export function scrollToTop() {
  window.scrollTo({ top: 0, behavior: scrollBehavior() });
}

/** The header's categories, and the chosen one even if it is not among them. */
function barCategories(categories: readonly Category[], chosen: number | null): Category[] {
  return categories.filter(({ id, show_on_header }) => show_on_header || id === chosen);
}

const shapes = ["w-28", "w-24", "w-24", "w-40", "w-28"];

/** The category filter, one line that scrolls sideways. */
export function CategoryBar() {
  const { state, addressOf } = useListingState();
  const { data, isPending } = useCategories();
  const row = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice scrolls the row to it
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>("[aria-current]");
    if (row.current && chosen) row.current.scrollLeft = chosen.offsetLeft - row.current.offsetLeft - 48;
  }, [state.categoryId]);

  const entries = [{ id: null, name: "ALL" }, ...barCategories(data ?? [], state.categoryId)];
  return (
    <nav aria-label="Categories" className="relative max-lg:-mx-(--gutter)">
      <ul
        ref={row}
        className="flex gap-2 overflow-x-auto py-1 [scrollbar-width:none] max-lg:px-(--gutter) max-lg:[mask-image:linear-gradient(to_right,#000_calc(100%-3.5rem),transparent)] lg:flex-wrap"
      >
        {entries.map(({ id, name }) => (
          <li key={id ?? name} className="last:max-lg:pr-12 max-lg:shrink-0 lg:max-w-full">
            <Link
              to={addressOf({ categoryId: id })}
              onClick={scrollToTop}
              aria-current={id === state.categoryId ? "true" : undefined}
              className={pillClass}
            >
              {name}
            </Link>
          </li>
        ))}
        {isPending &&
          shapes.map((width, place) => (
            <li key={`${width}${place}`}>
              <Skeleton className={`h-11 shrink-0 rounded-full! ${width}`} />
            </li>
          ))}
      </ul>
    </nav>
  );
}
