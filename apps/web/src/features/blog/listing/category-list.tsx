import { failureTexts } from "@callboard/contracts/error";
import { Link } from "react-router-dom";
import { useRetryFailed } from "#shared/lib/failure/use-retry-failed.ts";
import { Button } from "#shared/ui/button.tsx";
import { Loading, Skeleton } from "#shared/ui/state/skeleton.tsx";
import { scrollToTop } from "./category-bar.tsx";
import { useCategories } from "./use-categories.ts";
import { useListingState } from "./use-listing-state.ts";

const rows = ["w-28", "w-20", "w-24", "w-36", "w-24", "w-32", "w-28", "w-20", "w-24", "w-36", "w-24", "w-32"];

function CategoryRows() {
  const { state, addressOf } = useListingState();
  const { data, error } = useCategories();
  const retry = useRetryFailed();
  if (error) {
    return (
      <div className="grid justify-items-start gap-3 py-3">
        <p>{failureTexts.categories}</p>
        <Button variant="secondary" size="small" onClick={retry}>
          Retry
        </Button>
      </div>
    );
  }
  if (!data) {
    return (
      <Loading text="Loading categories..." className="grid gap-5 py-3">
        {rows.map((width, place) => (
          <Skeleton key={`${width}${place}`} className={`h-5 ${width}`} />
        ))}
      </Loading>
    );
  }
  return (
    <ul>
      {data.map(({ id, name, blog_count }) => (
        <li key={id} className="border-line border-b last:border-b-0">
          <Link
            to={addressOf({ categoryId: id })}
            onClick={scrollToTop}
            aria-current={id === state.categoryId ? "true" : undefined}
            className="flex min-h-11 items-center justify-between gap-4 underline-offset-4 hover:underline aria-[current]:font-semibold"
          >
            <span className="min-w-0 py-2 wrap-anywhere">{name}</span>{" "}
            {blog_count !== null && (
              <span className="text-16 text-muted tabular-nums">
                {blog_count} <span className="sr-only">articles</span>
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function CategoryList() {
  const { data } = useCategories();
  if (data?.length === 0) return null;
  return (
    <section aria-labelledby="categories" className="below-fold">
      <h2 id="categories" className="flex min-h-11.5 items-end border-ink border-b-2 pb-2 text-28">
        Categories
      </h2>
      <CategoryRows />
    </section>
  );
}
