import { Link, useLocation } from "react-router-dom";
import { withNext } from "../../shared/lib/own-path.ts";
import { buttonClass } from "../../shared/ui/button.tsx";

/** What a visitor finds in place of writing: the way in, and back to this conversation. */
export function JoinPrompt() {
  const { pathname, search } = useLocation();
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
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
