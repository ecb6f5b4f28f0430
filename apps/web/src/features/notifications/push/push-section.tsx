import { trpc } from "#shared/lib/api/trpc.ts";
import { failureMessage, readFailure } from "#shared/lib/failure/failure.ts";
import { useCapability } from "#shared/lib/page/page-context.ts";
import { AccountSection } from "#shared/ui/account-section.tsx";
import { ErrorState } from "#shared/ui/state/error-state.tsx";
import { Loading, Skeleton } from "#shared/ui/state/skeleton.tsx";
import { PushGroups } from "./push-groups.tsx";
import { PushSwitch } from "./push-switch.tsx";

function Settings() {
  const { data, error, isFetching, refetch } = trpc.push.settings.useQuery();
  if (data)
    return (
      <>
        <PushSwitch publicKey={data.public_key} />
        {data.browsers > 0 && <PushGroups settings={data} />}
      </>
    );
  if (!error || isFetching)
    return (
      <Loading text="Loading notification settings..." className="grid gap-3">
        <Skeleton className="h-11 w-full" />
        <Skeleton className="h-5 w-2/3" />
      </Loading>
    );
  return (
    <ErrorState
      message={failureMessage(readFailure(error), "Your notification settings could not be loaded")}
      onRetry={() => void refetch()}
    />
  );
}

/** Notifications that browsers show; nothing where the upstream sends none. */
export function PushSection() {
  if (!useCapability("push")) return null;
  return (
    <AccountSection title="In your browsers" lead="Be told at once, also while Callboard is not open.">
      <Settings />
    </AccountSection>
  );
}
