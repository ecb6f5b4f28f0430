import { useState } from "react";
import { useAccount } from "#shared/lib/session/account.ts";
import { AccountFrame } from "../account-frame.tsx";
import { AfterCode } from "./after-code.tsx";
import { CodeForm } from "./code-form.tsx";
import { CodeSent } from "./code-sent.tsx";
import { CodeWaiting } from "./code-waiting.tsx";
import { NumberForm } from "./number-form.tsx";
import { forgetCode, startCountdown, usePendingCode } from "./pending-code.ts";
import { useSendCode } from "./use-send-code.ts";
import { useVerified } from "./use-verified.ts";

/** Asks for the code that was sent, or first for the number. */
export function VerifyScreen() {
  const pending = usePendingCode("verify");
  const { account } = useAccount();
  const [former, setFormer] = useState<string>();
  const { ask, askAgain, isAskingAgain } = useSendCode();
  const handleVerified = useVerified();
  const own = account && !account.is_phone_verified ? account.phone : undefined;
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
          <CodeForm phone={pending.phone} onVerified={handleVerified} />
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
