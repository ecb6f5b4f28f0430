import { failureTexts } from "@callboard/contracts/error";
import { type FormEvent, useRef, useState } from "react";
import { trpc } from "#shared/lib/api/trpc.ts";
import { readFailure } from "#shared/lib/failure/failure.ts";
import { CodeField } from "#shared/ui/form/code-field.tsx";
import { FormError } from "#shared/ui/form/form-error.tsx";
import { SubmitButton } from "#shared/ui/form/submit-button.tsx";
import { isInternational } from "./international.ts";
import { countWrongTry, type PendingCode, usedUpText } from "./pending-code.ts";
import type { Verified } from "./use-verified.ts";

type CodeFormProps = { pending: PendingCode; onVerified: (answer: Verified) => void };

/** Verifies the code for a number. A wrong code stays selected for the next try. */
export function CodeForm({ pending, onVerified }: CodeFormProps) {
  const { phone } = pending;
  const usedUp = usedUpText(pending);
  const [otp, setOtp] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const verify = trpc.session.verifyOtp.useMutation({
    meta: { failure: failureTexts.otp },
    onSuccess: onVerified,
    onError: (error) => {
      if (readFailure(error).code === "validation") countWrongTry("verify");
      input.current?.select();
    },
  });
  const isTaken = verify.isPending || verify.isSuccess;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (otp && !isTaken && !usedUp && isInternational(phone)) verify.mutate({ phone, otp });
  };
  return (
    <form noValidate method="post" onSubmit={handleSubmit} className="grid grid-cols-1 gap-5">
      <CodeField value={otp} onChange={setOtp} input={input} />
      <FormError message={usedUp} />
      <SubmitButton
        isSending={isTaken}
        busyText="Verifying..."
        disabled={!otp || isTaken || usedUp !== undefined}
      >
        Verify
      </SubmitButton>
    </form>
  );
}
