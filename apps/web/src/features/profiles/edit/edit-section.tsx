import { type ReactNode, useId } from "react";

type EditSectionProps = { title: string; lead: string; action?: ReactNode; children: ReactNode };

/** One part of the edit page. */
export function EditSection({ title, lead, action, children }: EditSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-5 rounded-card border border-line bg-surface p-4 sm:p-6 lg:p-8"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 id={id} className="text-23">
            {title}
          </h2>
          <p className="mt-1 max-w-prose text-muted">{lead}</p>
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
