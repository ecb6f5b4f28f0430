import { trpc } from "#shared/lib/api/trpc.ts";

/** The authors of all articles, by name. */
export function useAuthors(): string[] {
  const { data = [] } = trpc.article.authors.useQuery(undefined, {
    staleTime: 60_000,
    meta: { errors: "inline" },
  });
  return data.toSorted((one, other) => one.localeCompare(other));
}
