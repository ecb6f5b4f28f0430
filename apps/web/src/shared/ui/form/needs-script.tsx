import type { ReactNode } from "react";

/**
 * A note about what does not work without JavaScript. Shown where scripts are off or late. Once per page, because the
 * gateway redirects to its id after a form was sent without JavaScript.
 */
export function NeedsScript({ children }: { children: ReactNode }) {
  return (
    <div id="needs-script" className="without-script">
      <p className="rounded-control bg-info-ground px-3.5 py-3 text-info">{children}</p>
    </div>
  );
}
