import { type ReactNode, useId } from "react";

/** A part of a page of settings: what it is about on the left, its fields on the right. */
export function FormSection({
  title,
  text,
  children,
}: {
  title: string;
  text?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-x-10 gap-y-4 border-line border-t pt-6 lg:grid-cols-[16rem_minmax(0,34rem)]"
    >
      <div>
        <h2 id={id} className="text-18">
          {title}
        </h2>
        {text && <p className="mt-1.5 text-14 text-muted">{text}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
