import { failureMessage, readFailure } from "#shared/lib/failure/failure.ts";
import { Button } from "#shared/ui/button.tsx";
import { FormError } from "#shared/ui/form/form-error.tsx";

type LoadMoreProps = {
  query: {
    data: unknown;
    error: unknown;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => unknown;
  };
  /** What to say where the failure itself says nothing better. */
  failure: string;
};

/** The end of a list: the button for its next page, and why that did not come. */
export function LoadMore({ query, failure }: LoadMoreProps) {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  if (data === undefined || !(hasNextPage || error)) return null;
  return (
    <div className="mt-4 grid justify-items-center gap-3">
      <FormError message={error ? failureMessage(readFailure(error), failure) : undefined} />
      {hasNextPage && (
        <Button
          variant="secondary"
          size="small"
          busyText={isFetchingNextPage && "Loading…"}
          onClick={() => void fetchNextPage()}
        >
          Load more
        </Button>
      )}
    </div>
  );
}
