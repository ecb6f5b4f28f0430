import { failureTexts } from "@callboard/contracts/error";
import { type FormEvent, useRef, useState } from "react";
import { trpc } from "#shared/lib/api/trpc.ts";
import { SubmitButton } from "#shared/ui/form/submit-button.tsx";
import { CodeField } from "./code-field.tsx";
import { isInternational } from "./international.ts";
import type { Verified } from "./use-verified.ts";

/** Verifies the code for a number. A wrong code stays selected for the next try. */
export function CodeForm({ phone, onVerified }: { phone: string; onVerified: (answer: Verified) => void }) {
  const [otp, setOtp] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const verify = trpc.session.verifyOtp.useMutation({
    meta: { failure: failureTexts.otp },
    onSuccess: onVerified,
    onError: () => input.current?.select(),
  });
  const isTaken = verify.isPending || verify.isSuccess;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (otp && !isTaken && isInternational(phone)) verify.mutate({ phone, otp });
  };
  return (
    <form noValidate method="post" onSubmit={handleSubmit} className="grid grid-cols-1 gap-5">
      <CodeField value={otp} onChange={setOtp} input={input} />
      <SubmitButton isSending={isTaken} busyText="Verifying..." disabled={!otp || isTaken}>
        Verify
      </SubmitButton>
    </form>
  );
}
