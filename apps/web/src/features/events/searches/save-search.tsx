import { BookmarkPlus } from "lucide-react";
import { lazy, Suspense } from "react";
import { useCapability } from "#shared/lib/page/page-context.ts";
import { useSearchParamDialog } from "#shared/lib/page/use-search-param-dialog.ts";
import { buttonClass } from "#shared/ui/button.tsx";
import { ErrorBoundary } from "#shared/ui/state/error-boundary.tsx";
import { useListingState } from "../listing/use-listing.ts";
import { isSaveable } from "./saved-filter.ts";

const load = () => import("./save-search-dialog.tsx");
const SaveSearchDialog = lazy(() => load().then((module) => ({ default: module.SaveSearchDialog })));
const prepare = () => void load().catch(() => {});

/** Saves what the list is narrowed to; visitors sign in first. The form comes with the first press. */
export function SaveSearch() {
  const { state } = useListingState();
  const isOffered = useCapability("searches") && isSaveable(state);
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
          <Suspense>
            <SaveSearchDialog state={state} onClose={close} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}
