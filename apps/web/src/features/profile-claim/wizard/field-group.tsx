import { Eye, Lock } from "lucide-react";
import type { ReactNode } from "react";

type FieldGroupProps = { legend: string; note: string; isPrivate?: boolean; children: ReactNode };

/** Fields with the same visibility, and a note on who sees them. */
export function FieldGroup({ legend, note, isPrivate, children }: FieldGroupProps) {
  const Icon = isPrivate ? Lock : Eye;
  return (
    <fieldset className="min-w-0">
      <legend className="flex items-center gap-2.5 font-display text-20 font-heading leading-heading">
        <Icon aria-hidden className="size-5 shrink-0 text-muted" />
        {legend}
      </legend>
      <p className="mt-1 text-15 text-muted">{note}</p>
      <div className="mt-5 grid gap-x-6 gap-y-5 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}
