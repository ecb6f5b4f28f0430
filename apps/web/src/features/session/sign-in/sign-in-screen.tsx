import { useState } from "react";
import { Link } from "react-router-dom";
import { useLeaveSoon } from "#shared/lib/forms/use-leave-soon.ts";
import { useCapability } from "#shared/lib/page/page-context.ts";
import { useUser } from "#shared/lib/session/session.ts";
import { AccountFrame } from "../account-frame.tsx";
import { useNextPath } from "../use-next-path.ts";
import { SignInForm } from "./sign-in-form.tsx";

/** For users who are signed in already, for example in another tab. */
function AlreadySignedIn({ to }: { to: string }) {
  const user = useUser();
  if (!user) return null;
  return (
    <p className="rounded-control bg-info-ground px-3.5 py-3 text-info">
      You are signed in as <strong className="font-semibold wrap-anywhere">{user.name}</strong>.{" "}
      <Link to={to} className="font-semibold underline underline-offset-4">
        Continue
      </Link>
    </p>
  );
}

/** Sign In; then redirects to where the visitor came from, or to the blog. */
export function SignInScreen() {
  const leaveSoon = useLeaveSoon();
  const [isLeaving, setIsLeaving] = useState(false);
  const { next, onTheWay } = useNextPath();
  const canReset = useCapability("accounts");
  const goal = next ?? "/blog";
  const handleSignedIn = () => {
    setIsLeaving(true);
    return leaveSoon(goal);
  };
  return (
    <AccountFrame
      title="Sign In"
      lead="Welcome back. Your calls, comments and profiles are where you left them."
    >
      {!isLeaving && <AlreadySignedIn to={goal} />}
      <SignInForm onSignedIn={handleSignedIn} />
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-1">
        {canReset && (
          <Link to="/forgot-password" className="text-link inline-flex min-h-11 items-center">
            Forgot your password?
          </Link>
        )}
        <Link to="/help" className="text-link inline-flex min-h-11 items-center">
          Need help signing in?
        </Link>
      </div>
      <p className="border-line border-t pt-6">
        New to Callboard?{" "}
        <Link to={onTheWay("/register")} className="text-link font-semibold">
          Register Now
        </Link>
      </p>
    </AccountFrame>
  );
}
