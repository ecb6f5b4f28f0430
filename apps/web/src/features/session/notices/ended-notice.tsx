import { useLocation } from "react-router-dom";
import { forgetEndedSession, useHasSessionEnded } from "#shared/lib/session/session.ts";
import { askToSignIn } from "#shared/lib/session/sign-in-request.ts";
import { isAccountPage } from "./is-account-page.ts";
import { Notice } from "./notice.tsx";

/** Shown when the session has ended: offers to sign in over the page, which keeps its state. */
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
