import { BookmarkPlus } from "lucide-react";
import { type ReactNode, Suspense } from "react";
import { useSearchParamDialog } from "#shared/lib/page/use-search-param-dialog.ts";
import { buttonClass } from "../button.tsx";
import { ErrorBoundary } from "../state/error-boundary.tsx";

type SaveSearchButtonProps = {
  /** False where there is nothing to save, or nowhere. */
  isOffered: boolean;
  /** Loads the code of the dialog. */
  prepare: () => void;
  renderDialog: (close: () => void) => ReactNode;
};

/** Saves what a list is narrowed to; visitors sign in first. The form comes with the first press. */
export function SaveSearchButton({ isOffered, prepare, renderDialog }: SaveSearchButtonProps) {
  const { isOpen, open, close } = useSearchParamDialog("save", { isOffered });
  if (!isOffered) return null;
  return (
    <div>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={open}
        onPointerEnter={prepare}
        onFocus={prepare}
        className={buttonClass({ variant: "secondary", size: "small" })}
      >
        <BookmarkPlus aria-hidden className="size-4.5" />
        Save this search
      </button>
      {isOpen && (
        <ErrorBoundary>
          <Suspense>{renderDialog(close)}</Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}
