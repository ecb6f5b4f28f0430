import { failureTexts } from "@callboard/contracts/error";
import { trpc } from "#shared/lib/api/trpc.ts";

export function useCategories() {
  return trpc.category.list.useQuery(undefined, { meta: { failure: failureTexts.categories } });
}
