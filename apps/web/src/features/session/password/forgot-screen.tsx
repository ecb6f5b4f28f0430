import { useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { trpc } from "#shared/lib/api/trpc.ts";
import { notify } from "#shared/lib/failure/notify.ts";
import { endPush } from "#shared/lib/push/push-subscription.ts";
import { clearAuth } from "#shared/lib/session/session.ts";
import { AccountFrame } from "../account-frame.tsx";
import { AfterCode } from "../code/after-code.tsx";
import { CodeWaiting } from "../code/code-waiting.tsx";
import { NumberForm } from "../code/number-form.tsx";
import { forgetCode, startCountdown, usePendingCode } from "../code/pending-code.ts";
import { ResetForm } from "./reset-form.tsx";

const sayAsked = ({ message }: { message: string }, { phone }: { phone: string }) => {
  notify.success(message);
  startCountdown("reset", { phone });
};

/** Resets a password: the number, then the code that is sent to it. */
export function ForgotScreen() {
  const pending = usePendingCode("reset");
  const navigate = useNavigate();
  const [former, setFormer] = useState<string>();
  const ask = trpc.password.requestCode.useMutation({ meta: { errors: "form" }, onSuccess: sayAsked });
  const again = trpc.password.requestCode.useMutation({
    meta: { failure: "The code could not be sent" },
    onSuccess: sayAsked,
  });
  const handleChange = () => {
    setFormer(pending?.phone);
    forgetCode("reset");
  };
  const handleDone = () => {
    forgetCode("reset");
    // A new password ends every session of the account.
    void endPush();
    clearAuth();
    void navigate("/login", { replace: true });
  };
  const lead = pending
    ? `If ${pending.phone} has an account, a code of six digits is on its way to it.`
    : "Tell us the mobile number of your account. We text it a code, and with that you set a new password.";
  return (
    <AccountFrame title="Reset your password" lead={lead}>
      {pending === undefined && <CodeWaiting />}
      {pending === null && <NumberForm phone={former} send={ask.mutateAsync} onSent={() => undefined} />}
      {pending && (
        <>
          <ResetForm pending={pending} onDone={handleDone} />
          <AfterCode
            sentAt={pending.sentAt}
            isSending={again.isPending}
            onResend={() => again.mutate({ phone: pending.phone })}
            onChange={handleChange}
          />
        </>
      )}
      <p className="border-line border-t pt-6">
        Remembered it?{" "}
        <Link to="/login" className="text-link font-semibold">
          Sign In
        </Link>
      </p>
    </AccountFrame>
  );
}
