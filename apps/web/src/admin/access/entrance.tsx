import type { ReactNode } from "react";
import { usePageHead } from "#shared/lib/page/page-head.ts";
import { Brand } from "#shared/ui/brand.tsx";

type EntranceProps = {
  title: string;
  /** Under the heading. */
  text?: ReactNode;
  children?: ReactNode;
};

/** A page before the back office: what is to be done to get in, alone on the page. */
export function Entrance({ title, text, children }: EntranceProps) {
  usePageHead({ title: `${title} | Back office`, description: "", robots: "noindex, nofollow" });
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="wrap flex pt-4 sm:pt-6">
        <a href="/" aria-label="Callboard, home" className="rounded-control">
          <Brand />
        </a>
      </header>
      <main id="main" tabIndex={-1} className="wrap flex flex-1 flex-col pt-8 pb-16 sm:pt-16">
        <div className="mx-auto w-full max-w-md">
          <p className="text-14 font-semibold text-muted">Back office</p>
          <h1 className="mt-1 text-28">{title}</h1>
          {text && <div className="mt-3 grid gap-3 text-muted">{text}</div>}
          {children && <div className="mt-6 grid gap-4">{children}</div>}
        </div>
      </main>
    </div>
  );
}
