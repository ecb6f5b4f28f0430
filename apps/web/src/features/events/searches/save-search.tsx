import { lazy } from "react";
import { useCapability } from "#shared/lib/page/page-context.ts";
import { SaveSearchButton } from "#shared/ui/searches/save-search-button.tsx";
import { useListingState } from "../listing/use-listing.ts";
import { isSaveable } from "./saved-filter.ts";

const load = () => import("./save-calls-dialog.tsx");
const SaveCallsDialog = lazy(() => load().then((module) => ({ default: module.SaveCallsDialog })));
const prepare = () => void load().catch(() => {});

/** Saves what the list of calls is narrowed to. */
export function SaveSearch() {
  const { state } = useListingState();
  const isOffered = useCapability("searches") && isSaveable(state);
  return (
    <SaveSearchButton
      {...{ isOffered, prepare }}
      renderDialog={(close) => <SaveCallsDialog state={state} onClose={close} />}
    />
  );
}
