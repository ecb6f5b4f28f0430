import { Link } from "react-router-dom";
import { UserMenu } from "../../features/session/menu/user-menu.tsx";
import { cx } from "../../shared/lib/class-names.ts";
import { useSession } from "../../shared/lib/session.ts";
import { buttonClass } from "../../shared/ui/button.tsx";

/** Who is here: the signed-in user with their menu; a visitor is offered to sign in. */
export function SessionMenu({ className }: { className?: string }) {
  const { user } = useSession();
  if (user) {
    return (
      <div className={cx("flex min-w-0", className)}>
        <UserMenu name={user.name} />
      </div>
    );
  }
  return (
    <Link to="/login" className={cx(buttonClass({ variant: "quiet" }), className)}>
      Login / Register
    </Link>
  );
}
