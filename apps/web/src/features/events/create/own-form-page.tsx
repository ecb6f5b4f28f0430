import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { failureMessage, readFailure } from "#shared/lib/failure/failure.ts";
import { buttonClass } from "#shared/ui/button.tsx";
import { PageBanner } from "#shared/ui/page-banner.tsx";
import { Empty } from "#shared/ui/state/empty.tsx";
import { ErrorState } from "#shared/ui/state/error-state.tsx";
import { Loading, Skeleton } from "#shared/ui/state/skeleton.tsx";

type OwnFormPageProps<Data> = {
  title: string;
  lead: string;
  /** What is said where there is nothing of this id, or not the viewer's. */
  missing: string;
  query: { data: Data | undefined; error: unknown; refetch: () => unknown };
  children: (data: Data) => ReactNode;
};

/** The page of a form that holds something of one's own, which has to come first. */
export function OwnFormPage<Data>({ title, lead, missing, query, children }: OwnFormPageProps<Data>) {
  const { data, error, refetch } = query;
  const isMissing = error !== null && ["not_found", "forbidden"].includes(readFailure(error).code);
  return (
    <>
      <PageBanner title={title} isNarrow>
        <p>{lead}</p>
      </PageBanner>
      <div className="wrap max-w-4xl! pt-6 sm:pt-10">
        {data ? (
          children(data)
        ) : isMissing ? (
          <Empty
            title={missing}
            action={
              <Link to="/account#auditions" className={buttonClass({ variant: "secondary" })}>
                My auditions
              </Link>
            }
          />
        ) : error ? (
          <ErrorState message={failureMessage(readFailure(error))} onRetry={() => void refetch()} />
        ) : (
          <Loading text="Loading..." className="grid gap-6">
            <Skeleton className="h-96 w-full rounded-card!" />
            <Skeleton className="h-64 w-full rounded-card!" />
          </Loading>
        )}
      </div>
    </>
  );
}
