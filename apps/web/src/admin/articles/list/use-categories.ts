import { trpc } from "#shared/lib/api/trpc.ts";

/** The categories of the blog in their order. */
export function useCategories(): { id: number; name: string }[] {
  const { data } = trpc.siteList.list.useQuery({ list: "category" }, { meta: { errors: "inline" } });
  return data?.entries.map(({ id, fields }) => ({ id, name: "name" in fields ? fields.name : "" })) ?? [];
}
