import { useState } from "react";
import { useAccount } from "#shared/lib/session/account.ts";
import { AccountFrame } from "../account-frame.tsx";
import { AfterCode } from "./after-code.tsx";
import { CodeForm } from "./code-form.tsx";
import { CodeWaiting } from "./code-waiting.tsx";
import { NumberForm } from "./number-form.tsx";
import { forgetCode, type PendingCode, startCountdown, usePendingCode } from "./pending-code.ts";
import { useSendCode } from "./use-send-code.ts";
import { useVerified } from "./use-verified.ts";

function CodeSent({ pending: { phone, isUnsent } }: { pending: PendingCode }) {
  const number = <strong className="font-semibold whitespace-nowrap text-ink">{phone}</strong>;
  if (isUnsent) {
    return (
      <p role="status" className="rounded-control bg-warning-ground px-3.5 py-3 text-warning">
        Your account is ready, but the text message to {number} could not be sent. Ask for it again, or change
        the number.
      </p>
    );
  }
  return <p className="text-muted">We sent a code of six digits to {number}. It is good for five minutes.</p>;
}

/** Asks for the code that was sent, or first for the number. */
export function VerifyScreen() {
  const pending = usePendingCode("verify");
  const { account } = useAccount();
  const [former, setFormer] = useState<string>();
  const { ask, askAgain, isAskingAgain } = useSendCode();
  const handleVerified = useVerified();
  const own = account?.is_phone_verified ? undefined : (account?.phone ?? undefined);
  const number = former ?? own;
  const handleChange = () => {
    setFormer(pending?.phone);
    forgetCode("verify");
  };
  const lead = pending === null ? "We text a code of six digits to your number." : undefined;
  return (
    <AccountFrame title="Verify mobile number" lead={lead}>
      {pending === undefined && <CodeWaiting />}
      {pending === null && (
        <NumberForm
          key={number}
          phone={number}
          send={ask}
          onSent={(phone) => startCountdown("verify", { phone })}
        />
      )}
      {pending && (
        <>
          <CodeSent pending={pending} />
          <CodeForm pending={pending} onVerified={handleVerified} />
          <AfterCode
            sentAt={pending.sentAt}
            isSending={isAskingAgain}
            onResend={() => askAgain(pending.phone)}
            onChange={handleChange}
          />
        </>
      )}
    </AccountFrame>
  );
}
