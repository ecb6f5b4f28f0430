import { lazy } from "react";
import { useCapability } from "#shared/lib/page/page-context.ts";
import { SaveSearchButton } from "#shared/ui/searches/save-search-button.tsx";
import { useListingState } from "./use-listing-state.ts";

const load = () => import("./save-stories-dialog.tsx");
const SaveStoriesDialog = lazy(() => load().then((module) => ({ default: module.SaveStoriesDialog })));
const prepare = () => void load().catch(() => {});

/** Saves what the list of articles is narrowed to. */
export function SaveStories() {
  const { state } = useListingState();
  const isNarrow = state.query !== "" || state.categoryId !== null;
  const isOffered = useCapability("following") && isNarrow;
  return (
    <SaveSearchButton
      {...{ isOffered, prepare }}
      renderDialog={(close) => <SaveStoriesDialog state={state} onClose={close} />}
    />
  );
}
