import { limits } from "@callboard/contracts/limits";
import { trpc } from "#shared/lib/api/trpc.ts";

/** The authors of the articles that were changed last, by name. */
export function useAuthors(): string[] {
  const { data } = trpc.article.list.useQuery(
    { limit: limits.listLimitMax },
    { staleTime: 60_000, meta: { errors: "inline" } },
  );
  const names = data?.articles.flatMap(({ author }) => author ?? []) ?? [];
  return [...new Set(names)].sort((one, other) => one.localeCompare(other));
}
