import { Button } from "#shared/ui/button.tsx";
import { ResendButton } from "./resend-button.tsx";

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
