import { useFollowInPlace } from "#shared/ui/facets/follow-in-place.ts";
import { ChoiceLinks } from "./choice-links.tsx";
import { kindChoices } from "./kind-choices.ts";
import { useDirectoryState } from "./use-directory.ts";

export function DirectoryFilter() {
  const { state, addressOf } = useDirectoryState();
  const follow = useFollowInPlace();
  // Without JavaScript the hash leads back to this section.
  const choices = kindChoices(state.kind, (change) => `${addressOf(change)}#directory`);
  return <ChoiceLinks label="Directory" choices={choices} onFollow={follow} />;
}
