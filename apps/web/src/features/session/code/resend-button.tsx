import { Button } from "#shared/ui/button.tsx";
import { useCountdown } from "./use-countdown.ts";

type ResendButtonProps = { sentAt: number; isSending: boolean; onResend: () => void };

/** Requests another code, half a minute after the last one. */
export function ResendButton({ sentAt, isSending, onResend }: ResendButtonProps) {
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
