import { type ReactNode, useId } from "react";

/** A part of a case. */
export function CaseSection({
  title,
  aside,
  children,
}: {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-card border border-line bg-surface p-4 sm:p-5">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="text-18">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
