import { useLocation } from "react-router-dom";
import { forgetEndedSession, useHasSessionEnded } from "#shared/lib/session/session.ts";
import { askToSignIn } from "#shared/lib/session/sign-in-request.ts";
import { isAccountPage } from "./is-account-page.ts";
import { Notice } from "./notice.tsx";

/** For who was signed in until a moment ago: the way back in, over this very page with all that was written and chosen. */
export function EndedNotice() {
  const { pathname } = useLocation();
  const hasEnded = useHasSessionEnded();
  if (!hasEnded || isAccountPage(pathname)) return null;
  return (
    <Notice label="Signed out" place="bottom" onDismiss={forgetEndedSession}>
      Your session has ended. What you typed is kept.{" "}
      <button
        type="button"
        onClick={() => void askToSignIn()}
        className="inline min-h-6 font-semibold underline underline-offset-4"
      >
        Sign in again
      </button>
    </Notice>
  );
}
