import { Link } from "react-router-dom";
import { useIsSessionKnown, useUser } from "#shared/lib/session/session.ts";
import { cx } from "#shared/lib/text/class-names.ts";
import { buttonClass } from "#shared/ui/button.tsx";
import { lazyHydrated } from "#shared/ui/state/lazy-hydration.tsx";

const UserMenu = lazyHydrated(() =>
  import("#features/session/menu/user-menu.tsx").then(({ UserMenu }) => UserMenu),
);

/**
 * The user's menu, or a sign-in link for visitors. Until the session is known, a browser with a stored session hides
 * the link. Give it a width to avoid layout shift.
 */
export function SessionMenu({ className }: { className?: string }) {
  const user = useUser();
  const isKnown = useIsSessionKnown();
  if (user) {
    return (
      <div className={cx("flex min-w-0 justify-end", className)}>
        <UserMenu name={user.name} />
      </div>
    );
  }
  return (
    <Link
      to="/login"
      className={cx(buttonClass({ variant: "quiet" }), !isKnown && "maybe-signed-in:invisible", className)}
    >
      Login / Register
    </Link>
  );
}
