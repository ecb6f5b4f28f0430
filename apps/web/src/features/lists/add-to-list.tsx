import { ListPlus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useCapability } from "#shared/lib/page/page-context.ts";
import { askToSignIn } from "#shared/lib/session/sign-in-request.ts";
import { cx } from "#shared/lib/text/class-names.ts";
import { shareButtonVariants } from "#shared/ui/share/share-button-variants.ts";
import { ErrorBoundary } from "#shared/ui/state/error-boundary.tsx";

const load = () => import("./add-to-list-dialog.tsx");
const AddToListDialog = lazy(() => load().then((module) => ({ default: module.AddToListDialog })));
const prepare = () => void load().catch(() => {});

/** Keeps a profile in lists of one's own, where the upstream has lists. Visitors sign in first. The dialog comes with the first press. */
export function AddToList(props: { id: number; name: string }) {
  const isOffered = useCapability("lists");
  const [isOpen, setIsOpen] = useState(false);
  if (!isOffered) return null;
  const open = async () => {
    if (await askToSignIn()) setIsOpen(true);
  };
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => void open()}
        onPointerEnter={prepare}
        onFocus={prepare}
        className={cx(shareButtonVariants.toggle, "print:hidden")}
      >
        <ListPlus aria-hidden className="size-4.5" />
        Add to list
      </button>
      {isOpen && (
        <ErrorBoundary>
          <Suspense>
            <AddToListDialog {...props} onClose={() => setIsOpen(false)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
