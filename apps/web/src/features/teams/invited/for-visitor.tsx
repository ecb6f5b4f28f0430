import { Link } from "react-router-dom";
import { withNext } from "#shared/lib/session/safe-redirect.ts";
import { buttonClass } from "#shared/ui/button.tsx";

const here = "/account/team";

/** Somebody came by the link of a mail and is not signed in. */
export function ForVisitor() {
  return (
    <div className="wrap grid max-w-2xl! grid-cols-1 justify-items-start gap-5 py-12 sm:py-16">
      <h1 className="text-34">You are invited to a team</h1>
      <p className="max-w-prose">
        An agency asks you to work on its calls with it. Sign in, or make an account first: then you come back
        here, see who invites you and as what, and accept or decline.
      </p>
      <div className="flex flex-wrap gap-3">
        <Link to={withNext("/login", here)} className={buttonClass()}>
          Sign in
        </Link>
        <Link to={withNext("/register", here)} className={buttonClass({ variant: "secondary" })}>
          Create an account
        </Link>
      </div>
      <p className="text-14 text-muted">If you did not expect it, do nothing.</p>
    </div>
  );
}
