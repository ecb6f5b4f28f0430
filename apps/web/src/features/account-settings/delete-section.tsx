import { useState } from "react";
import { trpc } from "#shared/lib/api/trpc.ts";
import { failureMessage, readFailure } from "#shared/lib/failure/failure.ts";
import { AccountSection } from "#shared/ui/account-section.tsx";
import { Button } from "#shared/ui/button.tsx";
import { Dialog } from "#shared/ui/overlay/dialog.tsx";
import { ErrorState } from "#shared/ui/state/error-state.tsx";
import { Loading, Skeleton } from "#shared/ui/state/skeleton.tsx";
import { DeleteForm } from "./delete-form.tsx";
import { deletionLines } from "./deletion-words.ts";

type Lines = ReturnType<typeof deletionLines>;

function DeletionList({ lines }: { lines: Lines }) {
  return (
    <dl className="grid">
      {[...lines, profile].map(({ what, becomes }) => (
        <div
          key={what}
          className="grid gap-x-6 gap-y-0.5 border-line border-t py-3 first:border-t-0 sm:grid-cols-[14rem_minmax(0,1fr)]"
        >
          <dt className="font-semibold tabular-nums">{what}</dt>
          <dd className="min-w-0">{becomes}</dd>
        </div>
      ))}
    </dl>
  );
}

const profile = {
  what: "Your details and profiles",
  becomes: "deleted, with photos, clips, settings and notifications.",
};
const loading = (
  <Loading text="Loading what would be deleted..." className="grid gap-3">
    <Skeleton className="h-6 w-full" />
    <Skeleton className="h-6 w-full" />
  </Loading>
);

/** What would become of what somebody has left on the site, and the way to have it so. */
export function DeleteSection({ onDeleted }: { onDeleted: () => void }) {
  const { data, error, isFetching, refetch } = trpc.account.deletion.useQuery(undefined, {
    meta: { errors: "inline" },
  });
  const [isAsking, setIsAsking] = useState(false);
  const hasFailed = error && !data && !isFetching;
  return (
    <AccountSection
      title="Delete your account"
      lead="It happens at once, and nobody can undo it: download your data first. This is what becomes of it:"
    >
      {!data && !hasFailed && loading}
      {hasFailed && (
        <ErrorState
          message={failureMessage(readFailure(error), "What would be deleted could not be loaded")}
          onRetry={() => void refetch()}
        />
      )}
      {data && <DeletionList lines={deletionLines(data)} />}
      {data?.is_staff && (
        <p className="rounded-control bg-warning-ground px-4 py-3 text-warning">
          You run the site: ask an administrator to take you from the staff first.
        </p>
      )}
      {data && !data.is_staff && (
        <Button variant="secondary" className="justify-self-start" onClick={() => setIsAsking(true)}>
          Delete my account
        </Button>
      )}
      <Dialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Delete your account?"
        description="You are signed out everywhere, and everything listed on the page is gone. Nobody can bring it back."
      >
        <DeleteForm onDone={onDeleted} />
      </Dialog>
    </AccountSection>
  );
}
