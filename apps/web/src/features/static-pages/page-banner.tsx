import type { ReactNode } from "react";

type PageBannerProps = { title: string; children: ReactNode };

/** The head of a page of text: its title in a beam of light, and a lead. */
export function PageBanner({ title, children }: PageBannerProps) {
  return (
    <div className="relative overflow-hidden border-line border-b bg-surface">
      <svg
        viewBox="0 0 600 240"
        preserveAspectRatio="xMaxYMin slice"
        className="absolute top-0 right-0 h-full w-3/5 max-sm:opacity-50"
        aria-hidden="true"
      >
        <path d="M470-10h50l-70 260H150Z" className="fill-amber" opacity="0.3" />
        <path d="M330-10h40l190 260H330Z" className="fill-lilac" opacity="0.32" />
      </svg>
      <div className="wrap relative py-10 sm:py-16">
        <h1 className="text-34 sm:text-48">{title}</h1>
        <div className="mt-4 max-w-[62ch] text-16 text-muted sm:text-18">{children}</div>
      </div>
    </div>
  );
}
