import { Button } from "./button.tsx";

type LoadMoreProps = { isFetching: boolean; onLoadMore: () => void };

/** The button under a list that goes on; leave it out on the last page. */
export function LoadMore({ isFetching, onLoadMore }: LoadMoreProps) {
  return (
    <div className="flex justify-center pt-8">
      <Button
        variant="secondary"
        busyText={isFetching && "Loading..."}
        onClick={onLoadMore}
        className="min-w-40"
      >
        Load More
      </Button>
    </div>
  );
}
