import type { Capability } from "@callboard/contracts/capability";
import type { SearchedList, Spelling } from "@callboard/contracts/spelling";
import type { QueryUtils } from "#shared/lib/api/trpc.ts";
import { trpc } from "#shared/lib/api/trpc.ts";
import { useCapability } from "#shared/lib/page/page-context.ts";

/** Where a text is searched for: in one list, or in all of them. */
type Searched = { search: string; list?: SearchedList | undefined };

export async function prefetchSpellings(
  utils: QueryUtils,
  capabilities: readonly Capability[],
  { search, list }: Searched,
): Promise<void> {
  if (search && capabilities.includes("spellings")) await utils.spelling.list.prefetch({ search, list });
}

/** Other spellings of a text that find something. None while that is not known; whoever searches is not kept by a failure. */
export function useSpellings({ search, list }: Searched): Spelling[] {
  const isOffered = useCapability("spellings");
  const { data } = trpc.spelling.list.useQuery(
    { search, list },
    { enabled: isOffered && search !== "", retry: false, meta: { errors: "inline" } },
  );
  return data?.spellings ?? [];
}
