import { Link, useLocation } from "react-router-dom";
import { useCapability } from "#shared/lib/page/page-context.ts";
import { withNext } from "#shared/lib/session/safe-redirect.ts";
import { Dialog } from "#shared/ui/overlay/dialog.tsx";
import { SignInForm } from "./sign-in-form.tsx";

type SignInDialogProps = { isOpen: boolean; onAnswer: (isSignedIn: boolean) => void };

export function SignInDialog({ isOpen, onAnswer }: SignInDialogProps) {
  const { pathname, search } = useLocation();
  const canReset = useCapability("accounts");
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={() => onAnswer(false)}
      title="Sign In"
      description="You stay on this page, and go on where you are."
    >
      <SignInForm onSignedIn={() => onAnswer(true)} />
      {canReset && (
        <Link to="/forgot-password" className="text-link mt-3 inline-flex min-h-11 items-center">
          Forgot your password?
        </Link>
      )}
      <p className="mt-3 border-line border-t pt-4">
        New to Callboard?{" "}
        <Link
          to={withNext("/register", pathname + search)}
          className="text-link inline-flex min-h-11 items-center font-semibold"
        >
          Register Now
        </Link>
      </p>
    </Dialog>
  );
}
