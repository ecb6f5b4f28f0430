import { limits } from "@callboard/contracts/limits";
import { useEffect, useState } from "react";
import { currentTime, parseDate } from "#shared/lib/dates/dates.ts";
import { Button } from "#shared/ui/button.tsx";

const tickMs = 250;

/** Full seconds until another code may be requested, after one at `sentAt`; 0 when it may. */
function useCountdown(sentAt: number): number {
  const [left, setLeft] = useState<number>(limits.otpResendWait / 1_000);
  useEffect(() => {
    const count = () => {
      const rest = parseDate(sentAt + limits.otpResendWait).diff(currentTime());
      setLeft(Math.ceil(Math.min(Math.max(rest, 0), limits.otpResendWait) / 1_000));
    };
    count();
    const timer = setInterval(count, tickMs);
    return () => clearInterval(timer);
  }, [sentAt]);
  return left;
}

type ResendButtonProps = { sentAt: number; isSending: boolean; onResend: () => void };

/** Requests another code, half a minute after the last one. */
function ResendButton({ sentAt, isSending, onResend }: ResendButtonProps) {
  const left = useCountdown(sentAt);
  return (
    <Button
      variant="secondary"
      disabled={left > 0 || isSending}
      busyText={isSending && "Resending..."}
      onClick={onResend}
      className="tabular-nums"
    >
      {left > 0 ? `Resend in ${left}s` : "Resend"}
    </Button>
  );
}

type AfterCodeProps = { sentAt: number; isSending: boolean; onResend: () => void; onChange: () => void };

/** Resend the code, or use another number. */
export function AfterCode({ sentAt, isSending, onResend, onChange }: AfterCodeProps) {
  return (
    <div className="grid gap-3 border-line border-t pt-6">
      <p className="text-14 text-muted">No code yet? It can take a few seconds.</p>
      <div className="grid gap-2 sm:flex sm:flex-wrap sm:gap-3">
        <ResendButton sentAt={sentAt} isSending={isSending} onResend={onResend} />
        <Button variant="quiet" onClick={onChange}>
          Change number
        </Button>
      </div>
    </div>
  );
}
