import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { failureMessage, readFailure } from "#shared/lib/failure/failure.ts";
import { Button } from "#shared/ui/button.tsx";
import { Loading, Skeleton } from "#shared/ui/state/skeleton.tsx";

const frame =
  "grid justify-items-center gap-3 rounded-card border border-line bg-surface px-6 py-12 text-center";

/** A part that could not be loaded. */
export function Failed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div role="alert" className={frame}>
      <CircleAlert aria-hidden className="size-7 text-error" />
      <p className="max-w-prose font-semibold">{message}</p>
      <Button variant="secondary" size="small" onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}

/** A list without entries: why, and what to do about it. */
export function EmptyList({ title, text, action }: { title: string; text?: string; action?: ReactNode }) {
  return (
    <div className={frame}>
      <p className="font-display text-20 font-heading leading-heading">{title}</p>
      {text && <p className="max-w-prose text-15 text-muted">{text}</p>}
      {action}
    </div>
  );
}

/** The rows of a table that are on their way. */
export function TableSkeleton({ rows = 6 }: { rows?: number }) {
  return (
    <Loading text="Loading..." className="rounded-card border border-line bg-surface">
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className="flex items-center gap-6 border-line px-4 py-4 not-first:border-t">
          <Skeleton className="h-4 w-1/3" />
          <Skeleton className="h-4 w-1/6" />
          <Skeleton className="ml-auto h-4 w-1/5" />
        </div>
      ))}
    </Loading>
  );
}

type Query<Data> = { data: Data | undefined; error: unknown; refetch: () => unknown };

type ListStateProps<Data> = {
  query: Query<Data>;
  /** What to say where the failure itself says nothing better. */
  failure: string;
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
};

/** What was asked for, or that it is on its way, or why it is not there. */
export function ListState<Data>({ query, failure, skeleton, children }: ListStateProps<Data>) {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (!error) return skeleton ?? <TableSkeleton />;
  return <Failed message={failureMessage(readFailure(error), failure)} onRetry={() => void refetch()} />;
}
