import type { ReactNode } from "react";

/**
 * On phones, the page's main action in a bar at the bottom of the screen, until the end of the page. The scroll-to-top
 * button moves above it.
 */
export function ActionBar({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div
      data-bottom-bar
      className="sticky bottom-(--bottom-notice,0px) z-20 mt-10 flex items-center justify-between gap-4 border-line border-t bg-surface px-4 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] shadow-float sm:hidden print:hidden"
    >
      <p className="min-w-0 text-14 leading-snug text-muted">{label}</p>
      {children}
    </div>
  );
}
