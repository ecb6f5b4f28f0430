import { failureTexts } from "@callboard/contracts/error";
import { useAccount } from "../../../shared/lib/account.ts";
import { notify } from "../../../shared/lib/notify.ts";
import { useSession } from "../../../shared/lib/session.ts";
import { trpc } from "../../../shared/lib/trpc.ts";
import { isInternational } from "./international.ts";
import { startCountdown } from "./pending-code.ts";

const sayResent = ({ message }: { message: string }) => notify.success(message || "OTP resent!");

/**
 * Asks for a code that verifies a number. `ask` is for a number that somebody typed: who is signed in gets it as the
 * number of their account. It rejects; `askAgain` says its failure itself.
 */
export function useSendCode() {
  const { user } = useSession();
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
  return { ask: user ? change.mutateAsync : resend.mutateAsync, askAgain, isAskingAgain: again.isPending };
}
