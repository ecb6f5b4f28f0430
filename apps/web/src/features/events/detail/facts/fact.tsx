import type { ReactNode } from "react";

/** A label and its value; must be inside a `dl`. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 content-start gap-0.5 border-line border-t py-3 print:py-1.5">
      <dt className="text-14 text-muted">{label}</dt>
      <dd className="font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}
