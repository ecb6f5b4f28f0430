import { Link } from "react-router-dom";
import { cx } from "../../shared/lib/class-names.ts";
import { buttonClass } from "../../shared/ui/button.tsx";

/** Who is here: a visitor is offered to sign in. */
export function SessionMenu({ className }: { className?: string }) {
  return (
    <Link to="/login" className={cx(buttonClass({ variant: "quiet" }), className)}>
      Login / Register
    </Link>
  );
}
