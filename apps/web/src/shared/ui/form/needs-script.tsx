import type { ReactNode } from "react";

/**
 * Says what does not work without JavaScript. Seen only where there is none, or where it has not arrived for a while; once
 * on a page, because the gateway leads to it who has sent a form without.
 */
export function NeedsScript({ children }: { children: ReactNode }) {
  return (
    <div id="needs-script" className="without-script">
      <p className="rounded-control bg-info-ground px-3.5 py-3 text-info">{children}</p>
    </div>
  );
}
