import { failureTexts } from "@callboard/contracts/error";
import { trpc } from "#shared/lib/api/trpc.ts";
import { notify } from "#shared/lib/failure/notify.ts";
import { useCapability } from "#shared/lib/page/page-context.ts";
import { useAccount } from "#shared/lib/session/account.ts";
import { useUser } from "#shared/lib/session/session.ts";
import { isInternational } from "./international.ts";
import { startCountdown } from "./pending-code.ts";

const sayResent = ({ message }: { message: string }) => notify.success(message || "OTP resent!");

/**
 * Requests a code that verifies a number. `ask` takes a typed number, which becomes the number of a signed-in user's
 * account where the upstream can change it; it rejects. `askAgain` shows its failure itself.
 */
export function useSendCode() {
  const user = useUser();
  const canChange = useCapability("accounts") && user !== null;
  const { refresh } = useAccount();
  const resend = trpc.session.resendOtp.useMutation({ meta: { errors: "form" }, onSuccess: sayResent });
  const change = trpc.session.changePhone.useMutation({
    meta: { errors: "form" },
    onSuccess: (answer) => {
      sayResent(answer);
      refresh();
    },
  });
  const again = trpc.session.resendOtp.useMutation({
    meta: { failure: failureTexts.otpResend },
    onSuccess: (answer, { phone }) => {
      sayResent(answer);
      startCountdown("verify", { phone });
    },
  });
  const askAgain = (phone: string) => {
    if (!again.isPending && isInternational(phone)) again.mutate({ phone });
  };
  return {
    ask: canChange ? change.mutateAsync : resend.mutateAsync,
    askAgain,
    isAskingAgain: again.isPending,
  };
}
