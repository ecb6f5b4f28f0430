import { trpc } from "#shared/lib/api/trpc.ts";

/** What changes saved searches. They are asked for again after each act. */
export function useSearchActs() {
  const { savedSearch } = trpc.useUtils();
  const onSettled = () => savedSearch.list.invalidate();
  return {
    create: trpc.savedSearch.create.useMutation({ meta: { errors: "form" }, onSettled }),
    rename: trpc.savedSearch.change.useMutation({ meta: { errors: "form" }, onSettled }),
    change: trpc.savedSearch.change.useMutation({
      meta: { failure: "The search could not be changed" },
      onSettled,
    }),
    look: trpc.savedSearch.look.useMutation({ meta: { errors: "inline" }, onSettled }),
    makeFeed: trpc.savedSearch.makeFeed.useMutation({
      meta: { failure: "The addresses could not be made" },
      onSettled,
    }),
    remove: trpc.savedSearch.remove.useMutation({
      meta: { failure: "The search could not be deleted" },
      onSettled,
    }),
    restore: trpc.savedSearch.restore.useMutation({
      meta: { failure: "The search could not be brought back" },
      onSettled,
    }),
  };
}

export type SearchActs = ReturnType<typeof useSearchActs>;
