import { lazy } from "react";
import { useCapability } from "#shared/lib/page/page-context.ts";
import { SaveSearchButton } from "#shared/ui/searches/save-search-button.tsx";
import { searchFields } from "./search-url.ts";
import { useSearchState } from "./use-search.ts";

const load = () => import("./save-profiles-dialog.tsx");
const SaveProfilesDialog = lazy(() => load().then((module) => ({ default: module.SaveProfilesDialog })));
const prepare = () => void load().catch(() => {});

/** Saves what the directory is narrowed to. */
export function SaveProfiles() {
  const { state } = useSearchState();
  const { sort: _, ...asked } = searchFields(state);
  const isOffered = useCapability("following") && Object.keys(asked).length > 0;
  return (
    <SaveSearchButton
      {...{ isOffered, prepare }}
      renderDialog={(close) => <SaveProfilesDialog state={state} onClose={close} />}
    />
  );
}
