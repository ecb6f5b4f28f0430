import type { ReactNode } from "react";
import { usePageHead } from "#shared/lib/page/page-head.ts";

type PageHeaderProps = {
  title: string;
  /** One line under the title. */
  text?: ReactNode;
  /** The page's own buttons, its main act last. */
  actions?: ReactNode;
};

/** The head of a page of the back office; it names the document too. */
export function PageHeader({ title, text, actions }: PageHeaderProps) {
  usePageHead({ title: `${title} | Back office`, description: "", robots: "noindex, nofollow" });
  return (
    <header className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        <h1 className="text-28">{title}</h1>
        {text && <p className="mt-1.5 max-w-prose text-15 text-muted">{text}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </header>
  );
}
