import { Link, useLocation } from "react-router-dom";
import { withNext } from "../../../shared/lib/own-path.ts";
import { forgetEndedSession, useHasSessionEnded } from "../../../shared/lib/session.ts";
import { isAccountPage } from "./is-account-page.ts";
import { Notice } from "./notice.tsx";

/** For who was signed in until a moment ago: the way back to this very page. */
export function EndedNotice() {
  const { pathname, search, hash } = useLocation();
  const hasEnded = useHasSessionEnded();
  if (!hasEnded || isAccountPage(pathname)) return null;
  return (
    <Notice label="Signed out" place="bottom" onDismiss={forgetEndedSession}>
      Your session has ended. What you typed is kept.{" "}
      <Link
        to={withNext("/login", pathname + search + hash)}
        className="font-semibold underline underline-offset-4"
      >
        Sign in and come back here
      </Link>
    </Notice>
  );
}
