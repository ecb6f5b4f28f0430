import { X } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../../../shared/ui/icon-button.tsx";

type NoticeProps = { label: string; onDismiss: () => void; children: ReactNode };

/** A line across the page about the visitor's own account, until they put it away. */
export function Notice({ label, onDismiss, children }: NoticeProps) {
  return (
    <section aria-label={label} className="border-line border-b bg-warning-ground text-warning">
      <div className="wrap flex items-center gap-4 py-1">
        <p className="min-w-0 flex-1 py-2">{children}</p>
        <IconButton label="Dismiss" onClick={onDismiss} className="-mr-2.5 text-warning!">
          <X aria-hidden className="size-5" />
        </IconButton>
      </div>
    </section>
  );
}
