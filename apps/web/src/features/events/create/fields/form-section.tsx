import type { ReactNode } from "react";

/** A `fieldset` with two columns. */
export function FormSection({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: string;
  children: ReactNode;
}) {
  return (
    <fieldset className="min-w-0 rounded-card border border-line bg-surface p-4 sm:p-8">
      <legend className="float-left mb-5 w-full">
        <span className="block font-display text-23 font-heading leading-heading">{title}</span>
        {lead && <span className="mt-1 block text-15 text-muted">{lead}</span>}
      </legend>
      <div className="clear-both grid grid-cols-1 gap-x-6 gap-y-5 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}
