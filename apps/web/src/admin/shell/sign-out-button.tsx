import { LogOut } from "lucide-react";
import { trpc } from "#shared/lib/api/trpc.ts";
import { reloadAt } from "#shared/lib/session/reload-at.ts";
import { clearAuthOnLeaving } from "#shared/lib/session/session.ts";
import { Button } from "#shared/ui/button.tsx";
import { IconButton } from "#shared/ui/icon-button.tsx";

const timeoutMs = 3_000;

/** Ends the session, in every tab, and leaves to the home page; at the gateway as well as that can be done. */
export function SignOutButton({ isIcon = false }: { isIcon?: boolean }) {
  const { mutateAsync, isPending } = trpc.session.signOut.useMutation({ meta: { errors: "inline" } });
  const handleClick = async () => {
    const signedOut = mutateAsync().catch(() => undefined);
    await Promise.race([signedOut, new Promise((resolve) => setTimeout(resolve, timeoutMs))]);
    clearAuthOnLeaving();
    reloadAt("/");
  };
  const icon = <LogOut aria-hidden className="size-4.5" />;
  if (isIcon) {
    return (
      <IconButton label="Sign out" title="Sign out" disabled={isPending} onClick={handleClick}>
        {icon}
      </IconButton>
    );
  }
  return (
    <Button variant="secondary" busyText={isPending && "Signing out…"} onClick={handleClick}>
      {icon}
      Sign out
    </Button>
  );
}
