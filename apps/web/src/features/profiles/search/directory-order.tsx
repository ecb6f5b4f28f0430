import type { MouseEvent } from "react";
import { ChoiceLinks } from "../choice-links.tsx";
import { kindChoices } from "../kind-choices.ts";
import { useSearchState } from "./use-search.ts";

const orders = [
  { sort: "newest", text: "Newest" },
  { sort: "updated", text: "Recently changed" },
] as const;

/** Who is listed, and in which order. */
export function DirectoryOrder({ onFollow }: { onFollow: (href: string) => (event: MouseEvent) => void }) {
  const { state, addressOf } = useSearchState();
  const sorts = orders.map(({ sort, text }) => ({
    text,
    href: addressOf({ sort }),
    isChosen: sort === state.sort,
  }));
  return (
    <div className="flex flex-wrap justify-between gap-3">
      <ChoiceLinks label="Kind" choices={kindChoices(state.kind, addressOf)} onFollow={onFollow} />
      <ChoiceLinks label="Order" choices={sorts} onFollow={onFollow} />
    </div>
  );
}
