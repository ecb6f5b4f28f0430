import { trpc } from "#shared/lib/api/trpc.ts";
import { clearDrafts } from "#shared/lib/forms/drafts.ts";
import { endPush } from "#shared/lib/push/push-subscription.ts";
import { reloadAt } from "#shared/lib/session/reload-at.ts";
import { clearAuthOnLeaving } from "#shared/lib/session/session.ts";
import { ConfirmDialog } from "#shared/ui/overlay/confirm-dialog.tsx";

const timeoutMs = 3_000;

/** Signs out at the gateway, which may fail or time out, and in every tab, and ends the browser's pushes; then does a full load of the home page. */
function useSignOut(): { signOut: () => Promise<void>; isSigningOut: boolean } {
  const { mutateAsync, isPending } = trpc.session.signOut.useMutation({ meta: { errors: "inline" } });
  const signOut = async () => {
    const signedOut = mutateAsync().catch(() => undefined);
    const isOver = Promise.all([signedOut, endPush()]);
    await Promise.race([isOver, new Promise((resolve) => setTimeout(resolve, timeoutMs))]);
    clearDrafts();
    clearAuthOnLeaving();
    reloadAt("/");
  };
  return { signOut, isSigningOut: isPending };
}

type SignOutDialogProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

export function SignOutDialog(props: SignOutDialogProps) {
  const { signOut, isSigningOut } = useSignOut();
  return (
    <ConfirmDialog
      {...props}
      title="Are you sure?"
      description="You will be logged out."
      confirmText="Yes, logout!"
      isBusy={isSigningOut}
      onConfirm={signOut}
    />
  );
}
