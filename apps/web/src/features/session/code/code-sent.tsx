import type { PendingCode } from "./pending-code.ts";

export function CodeSent({ pending: { phone, isUnsent } }: { pending: PendingCode }) {
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
