import { ConfirmDialog } from "#shared/ui/overlay/confirm-dialog.tsx";
import { useSignOut } from "./use-sign-out.ts";

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
