import { CircleCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "#shared/ui/button.tsx";

type MessageSentProps = { reference: string; onAgain: () => void };

/** Replaces the form after sending, and shows the reference number. */
export function MessageSent({ reference, onAgain }: MessageSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div role="status" className="grid justify-items-start gap-4">
      <CircleCheck aria-hidden className="size-10 text-success" />
      <h2 ref={heading} tabIndex={-1} className="text-28">
        Your message is with us
      </h2>
      <p className="text-muted">
        A person reads it and answers by email. If you write again, quote this reference number:
      </p>
      <p className="rounded-control bg-sunken px-4 pt-3 pb-2 font-display text-28 font-heading tabular-nums">
        {reference}
      </p>
      <Button variant="secondary" onClick={onAgain}>
        Write another message
      </Button>
    </div>
  );
}
