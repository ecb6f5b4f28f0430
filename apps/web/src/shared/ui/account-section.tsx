import { type ReactNode, useId } from "react";

type AccountSectionProps = { title: string; lead?: string; action?: ReactNode; children: ReactNode };

/** A section of the account's pages. Its heading is focusable, for when the focused element is removed. */
export function AccountSection({ title, lead, action, children }: AccountSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-5 rounded-card border border-line bg-surface p-4 sm:p-6 lg:p-8"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 id={id} tabIndex={-1} className="text-23 wrap-anywhere">
            {title}
          </h2>
          {lead && <p className="mt-1 max-w-prose text-muted">{lead}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
