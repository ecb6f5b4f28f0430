import { Link, useLocation } from "react-router-dom";
import { withNext } from "#shared/lib/session/safe-redirect.ts";
import { cx } from "#shared/lib/text/class-names.ts";
import { buttonClass } from "#shared/ui/button.tsx";

/** Invites visitors to sign in and come back. `isSure` is false until the session is known. */
export function JoinPrompt({ isSure }: { isSure: boolean }) {
  const { pathname, search } = useLocation();
  return (
    <p className={cx("flex flex-wrap items-center gap-x-3 gap-y-2", !isSure && "maybe-signed-in:hidden")}>
      <Link
        to={withNext("/login", `${pathname}${search}#comments`)}
        className={buttonClass({ size: "small" })}
      >
        Sign In / Sign Up
      </Link>
      <span>to join this conversation</span>
    </p>
  );
}
