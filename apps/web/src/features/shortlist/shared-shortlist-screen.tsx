import type { SharedShortlist } from "@callboard/contracts/shortlist";
import type { ReactNode } from "react";
import { formatDay } from "#shared/lib/dates/dates.ts";
import { failureMessage, readFailure } from "#shared/lib/failure/failure.ts";
import { usePageHead } from "#shared/lib/page/page-head.ts";
import { Empty } from "#shared/ui/state/empty.tsx";
import { ErrorState } from "#shared/ui/state/error-state.tsx";
import { Loading, Skeleton } from "#shared/ui/state/skeleton.tsx";
import { NameForm } from "./name-form.tsx";
import { SharedApplicant } from "./shared-applicant.tsx";
import { useLinkToken } from "./shortlist-link.ts";
import { useSharedShortlist, useVisiting } from "./use-shared-shortlist.ts";

function Said({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="wrap grid max-w-2xl! grid-cols-1 justify-items-start gap-5 py-12 sm:py-16">
      <h1 className="text-34">{title}</h1>
      {children}
    </div>
  );
}

function Over() {
  return (
    <Said title="This link is over">
      <p className="text-muted">
        It has expired, or whoever shared the shortlist has ended or replaced it. Ask them for another one.
      </p>
    </Said>
  );
}

const loading = (
  <>
    <h1 className="sr-only">Shared shortlist</h1>
    <Loading text="Loading the shortlist..." className="wrap grid max-w-3xl! gap-5 py-8 sm:py-12">
      <Skeleton className="h-10 w-72 max-w-full" />
      <Skeleton className="h-56 w-full rounded-card!" />
      <Skeleton className="h-56 w-full rounded-card!" />
    </Loading>
  </>
);

function Shortlist({ token, shortlist }: { token: string; shortlist: SharedShortlist }) {
  const visiting = useVisiting(token);
  const { name, event_title, poster_name, expires_at, visitor_name, applications } = shortlist;
  return (
    <div className="wrap grid max-w-3xl! grid-cols-1 gap-6 pt-6 pb-12 sm:pt-10">
      <div className="grid grid-cols-1 gap-2">
        <h1 className="text-28 wrap-anywhere sm:text-34">{name}</h1>
        <p className="wrap-anywhere">
          People who applied for “{event_title}”, shared by {poster_name}. You see what they agreed to show;
          they see neither your marks nor your comments.
        </p>
        <p className="text-15 text-muted wrap-anywhere">
          The link is good until {formatDay(expires_at)}.{visitor_name && ` You mark as ${visitor_name}.`}
        </p>
      </div>
      {visitor_name === null && applications.length > 0 && <NameForm visiting={visiting} />}
      {applications.length === 0 ? (
        <Empty title="Nobody is on this shortlist any more." text="People may withdraw at any time." />
      ) : (
        <ul aria-label="Applicants" className="grid grid-cols-1 gap-4">
          {applications.map((application) => (
            <SharedApplicant
              key={application.id}
              application={application}
              visiting={visiting}
              canMark={visitor_name !== null}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

function Linked({ token }: { token: string }) {
  const { data, error, isFetching, refetch } = useSharedShortlist(token);
  const failure = error ? readFailure(error) : null;
  // What was read before is shown no more either.
  if (failure?.code === "not_found" || failure?.code === "validation") return <Over />;
  if (data) return <Shortlist token={token} shortlist={data} />;
  if (!failure || isFetching) return loading;
  return (
    <Said title="Shared shortlist">
      <ErrorState
        message={failureMessage(failure, "The shortlist could not be loaded")}
        onRetry={() => void refetch()}
      />
    </Said>
  );
}

/** What the link of a shortlist leads to, for whoever has it: no account is needed. */
export function SharedShortlistScreen() {
  usePageHead({
    title: "Shared shortlist",
    description: "People who applied for a call, to look through, mark and comment.",
    robots: "noindex",
  });
  const token = useLinkToken();
  if (token === null) return loading;
  if (token === "")
    return (
      <Said title="This link is not whole">
        <p className="text-muted">Open it again from where you got it, with all that stands behind the #.</p>
      </Said>
    );
  return <Linked key={token} token={token} />;
}
