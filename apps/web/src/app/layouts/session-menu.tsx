import { Link } from "react-router-dom";
import { useIsSessionKnown, useUser } from "#shared/lib/session/session.ts";
import { cx } from "#shared/lib/text/class-names.ts";
import { buttonClass } from "#shared/ui/button.tsx";
import { lazyHydrated } from "#shared/ui/state/lazy-hydration.tsx";

const SignedInMenu = lazyHydrated(() =>
  import("./signed-in-menu.tsx").then(({ SignedInMenu }) => SignedInMenu),
);

/**
 * The user's menu, or a sign-in link for visitors. Until the session is known, a browser with a stored session hides
 * the link, and leaves the bell its place. Give it a width to avoid layout shift.
 */
export function SessionMenu({ className }: { className?: string }) {
  const user = useUser();
  const isKnown = useIsSessionKnown();
  if (user) return <SignedInMenu name={user.name} className={className} />;
  return (
    <Link
      to="/login"
      className={cx(
        buttonClass({ variant: "quiet" }),
        !isKnown && "maybe-signed-in:ml-13 maybe-signed-in:invisible",
        className,
      )}
    >
      Login / Register
    </Link>
  );
}
