import { trpc } from "#shared/lib/api/trpc.ts";
import { SaveSearchDialog } from "#shared/ui/searches/save-search-dialog.tsx";
import type { ListingState } from "./listing-url.ts";
import { useCategories } from "./use-categories.ts";

/** Saves a search among the articles. */
export function SaveStoriesDialog({ state, onClose }: { state: ListingState; onClose: () => void }) {
  const { query, categoryId } = state;
  const { data } = useCategories();
  const create = trpc.savedSearch.createOfArticles.useMutation({ meta: { errors: "form" } });
  const category = data?.find(({ id }) => id === categoryId)?.name ?? "One category";
  const words = [query && `“${query}”`, categoryId !== null && category].filter(Boolean).join(", ");
  const filter = { ...(query && { search: query }), ...(categoryId !== null && { category_id: categoryId }) };
  return (
    <SaveSearchDialog
      kind="article"
      words={words}
      send={(named) => create.mutateAsync({ ...named, filter })}
      onClose={onClose}
    />
  );
}
