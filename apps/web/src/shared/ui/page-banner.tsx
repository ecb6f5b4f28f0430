import type { ReactNode } from "react";
import { cx } from "#shared/lib/text/class-names.ts";

type PageBannerProps = {
  title: string;
  /** True above a form of one column, to align with it. */
  isNarrow?: boolean;
  children: ReactNode;
};

/** Two beams of light that fade out before they reach the text. */
function Light() {
  return (
    <svg
      viewBox="0 0 720 280"
      preserveAspectRatio="xMaxYMin slice"
      className="absolute inset-0 size-full max-sm:opacity-60"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="banner-warm" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="150">
          <stop offset="0" stopColor="#ffc387" stopOpacity="0.55" />
          <stop offset="1" stopColor="#ffc387" stopOpacity="0" />
        </linearGradient>
        <linearGradient id="banner-cool" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="150">
          <stop offset="0" stopColor="#d4c6f9" stopOpacity="0.6" />
          <stop offset="1" stopColor="#d4c6f9" stopOpacity="0" />
        </linearGradient>
      </defs>
      <path d="M650-20h34L520 300H250Z" fill="url(#banner-warm)" />
      <path d="M540-20h30l170 320H550Z" fill="url(#banner-cool)" />
    </svg>
  );
}

/** The banner of a text page: title and lead. */
export function PageBanner({ title, isNarrow = false, children }: PageBannerProps) {
  return (
    <div className="relative overflow-hidden border-line border-b bg-surface">
      <Light />
      <div className={cx("wrap relative py-10 sm:py-16", isNarrow && "max-w-4xl!")}>
        <h1 className="text-34 sm:text-48">{title}</h1>
        <div className="mt-4 max-w-[62ch] text-16 text-muted sm:text-18">{children}</div>
      </div>
    </div>
  );
}
