import type { ReactNode } from "react";
import { EmptyIllustration } from "./empty-illustration.tsx";

type EmptyProps = { title: string; text?: string; hint?: ReactNode; action?: ReactNode };

/** An empty state: an illustration, a sentence, what may help, and at most one action. */
export function Empty({ title, text, hint, action }: EmptyProps) {
  return (
    <div className="grid grid-cols-1 justify-items-center gap-2 px-4 py-12 text-center">
      <EmptyIllustration className="mb-3 w-48 max-w-full text-muted" />
      <p className="font-display text-23 font-heading leading-heading">{title}</p>
      {text && <p className="max-w-prose text-muted">{text}</p>}
      {hint}
      {action && <div className="mt-4">{action}</div>}
    </div>
  );
}
