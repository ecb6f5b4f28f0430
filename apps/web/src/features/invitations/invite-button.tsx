import { Send } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { ErrorBoundary } from "#shared/ui/state/error-boundary.tsx";
import type { Person } from "./invited-words.ts";

const load = () => import("./invite-dialog.tsx");
const InviteDialog = lazy(() => load().then((module) => ({ default: module.InviteDialog })));
const prepare = () => void load().catch(() => {});

type InviteButtonProps = { people: readonly Person[]; className: string; onDone?: () => void };

/** Invites people to a call of the viewer's. The dialog comes with the first press. */
export function InviteButton({ people, className, onDone }: InviteButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        onPointerEnter={prepare}
        onFocus={prepare}
        className={className}
      >
        <Send aria-hidden className="size-4.5" />
        Invite to a call
      </button>
      {isOpen && (
        <ErrorBoundary>
          <Suspense>
            <InviteDialog {...{ people, onDone }} onClose={() => setIsOpen(false)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
