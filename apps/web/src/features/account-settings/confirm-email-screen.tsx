import { useEffect, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { trpc } from "#shared/lib/api/trpc.ts";
import { failureMessage, readFailure } from "#shared/lib/failure/failure.ts";
import { useAccount } from "#shared/lib/session/account.ts";
import { useUser } from "#shared/lib/session/session.ts";
import { Button, buttonClass } from "#shared/ui/button.tsx";
import { FormError } from "#shared/ui/form/form-error.tsx";

/** The token behind the # of the mailed link; null for none, and for what cannot be read. The address is made plain at once. `onFound` does not change. */
function useToken(onFound: () => void): string | null {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => {
    if (!hash) return;
    try {
      setToken(decodeURIComponent(hash.slice(1)) || null);
    } catch {
      setToken(null);
    }
    onFound();
    void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate, onFound]);
  return token;
}

function Onward({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <Link to={isSignedIn ? "/account/settings" : "/login"} className={buttonClass({ variant: "secondary" })}>
      {isSignedIn ? "Go to the account settings" : "Sign in"}
    </Link>
  );
}

/** Where the link in the mail to a new address leads. It takes a press: programs that open links press nothing. */
export function ConfirmEmailScreen() {
  const isSignedIn = useUser() !== null;
  const { refresh } = useAccount();
  const utils = trpc.useUtils();
  const confirm = trpc.account.confirmEmail.useMutation({
    meta: { errors: "inline" },
    onSuccess: () => {
      refresh();
      void utils.account.emailChange.invalidate();
    },
  });
  const token = useToken(confirm.reset);
  const failure =
    confirm.error && failureMessage(readFailure(confirm.error), "The address could not be confirmed");
  return (
    <div className="wrap grid max-w-2xl! grid-cols-1 justify-items-start gap-5 py-12 sm:py-16">
      <h1 className="text-34">Your new e-mail address</h1>
      {confirm.isSuccess && (
        <>
          <p role="status">Your e-mail address is changed. The former one got a mail about it.</p>
          <Onward isSignedIn={isSignedIn} />
        </>
      )}
      {!confirm.isSuccess && token && (
        <>
          <p className="max-w-prose">Confirm it, and your account has this address from now on.</p>
          <FormError message={failure ?? undefined} />
          <Button
            busyText={confirm.isPending && "Confirming..."}
            onClick={() => confirm.mutate({ token })}
            disabled={confirm.isPending}
          >
            Confirm the address
          </Button>
        </>
      )}
      {!confirm.isSuccess && !token && (
        <>
          <p className="max-w-prose">
            Open the link in the mail that we sent to the new address. Where it is too old or was used, ask
            for another in the settings of your account.
          </p>
          <Onward isSignedIn={isSignedIn} />
        </>
      )}
    </div>
  );
}
