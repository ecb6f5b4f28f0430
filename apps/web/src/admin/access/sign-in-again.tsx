import { forgetEndedSession } from "#shared/lib/session/session.ts";
import { buttonClass } from "#shared/ui/button.tsx";
import { Dialog } from "#shared/ui/overlay/dialog.tsx";

/** Over a page whose session has ended: signing in happens in another tab, so that nothing here is lost. */
export function SignInAgain({ isOpen }: { isOpen: boolean }) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(isStillOpen) => !isStillOpen && forgetEndedSession()}
      title="You were signed out"
      description="Sign in again in a new tab: this page stays as it is, and goes on when you are back. Closing this leads to the sign-in page."
    >
      <a href="/login" target="_blank" rel="noreferrer" className={buttonClass()}>
        Sign in in a new tab
      </a>
    </Dialog>
  );
}
