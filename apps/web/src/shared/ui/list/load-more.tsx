import type { MouseEvent } from "react";
import { Button, buttonClass } from "../button.tsx";
import { Link } from "../link.tsx";

type LoadMoreProps = {
  isFetching: boolean;
  onLoadMore: () => void;
  /** The address of the next page: makes it a link that works without JavaScript too. */
  href?: string;
  /** Why the last try failed. */
  failure?: string | undefined;
};

const size = "min-w-40";

/** The button under a list that goes on; leave it out on the last page. */
export function LoadMore({ isFetching, onLoadMore, href, failure }: LoadMoreProps) {
  const handleFollow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!isFetching) onLoadMore();
  };
  const text = isFetching ? "Loading..." : "Load More";
  return (
    <div className="grid justify-items-center gap-3 pt-8 print:hidden">
      {failure && !isFetching && (
        <p role="alert" className="text-error">
          {failure}
        </p>
      )}
      {href ? (
        <Link
          to={href}
          onClick={handleFollow}
          aria-disabled={isFetching || undefined}
          className={`${buttonClass({ variant: "secondary" })} ${size}`}
        >
          {text}
        </Link>
      ) : (
        <Button variant="secondary" busyText={isFetching && text} onClick={onLoadMore} className={size}>
          {text}
        </Button>
      )}
    </div>
  );
}
