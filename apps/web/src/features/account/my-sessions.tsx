import { useState } from "react";
import { trpc } from "#shared/lib/api/trpc.ts";
import { failureMessage, readFailure } from "#shared/lib/failure/failure.ts";
import { notify } from "#shared/lib/failure/notify.ts";
import { clearDrafts } from "#shared/lib/forms/drafts.ts";
import { endPush } from "#shared/lib/push/push-subscription.ts";
import { clearAuth } from "#shared/lib/session/session.ts";
import { AccountSection } from "#shared/ui/account-section.tsx";
import { Button } from "#shared/ui/button.tsx";
import { ConfirmDialog } from "#shared/ui/overlay/confirm-dialog.tsx";
import { Loading, Skeleton } from "#shared/ui/state/skeleton.tsx";
import { SectionFailure } from "./section-failure.tsx";
import { SessionList } from "./session-list.tsx";

/** Ends the session in every browser after confirmation; then `RequireSession` redirects to sign in. */
function SignOutEverywhere() {
  const [isAsking, setIsAsking] = useState(false);
  const signOut = trpc.session.signOutEverywhere.useMutation({
    meta: { failure: "Signing out everywhere did not work" },
    onSuccess: () => {
      notify.success("Signed out everywhere");
      clearDrafts();
      void endPush();
      clearAuth();
    },
    onError: () => setIsAsking(false),
  });
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        onClick={() => setIsAsking(true)}
        className="whitespace-normal!"
      >
        Sign out everywhere
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Sign out everywhere?"
        description="Every browser has to sign in again, this one too. Answers that you have not submitted are forgotten here."
        confirmText="Sign out everywhere"
        isBusy={signOut.isPending}
        onConfirm={() => signOut.mutate()}
      />
    </>
  );
}

export function MySessions() {
  const { data, error, isFetching, refetch } = trpc.session.list.useQuery();
  const hasFailed = error && !data && !isFetching;
  return (
    <AccountSection title="Where you are signed in" action={<SignOutEverywhere />}>
      {hasFailed && (
        <SectionFailure
          message={failureMessage(readFailure(error), "Your sessions could not be loaded")}
          onRetry={() => void refetch()}
        />
      )}
      {!hasFailed && !data && (
        <Loading text="Loading sessions..." className="grid gap-3">
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-12 w-full" />
        </Loading>
      )}
      {data && <SessionList sessions={data} />}
    </AccountSection>
  );
}
