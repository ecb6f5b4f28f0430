import type { ArticleFields } from "@callboard/contracts/article";
import { useMemo } from "react";
import { trpc } from "#shared/lib/api/trpc.ts";
import { useCategories } from "../list/use-categories.ts";
import { DifferenceText } from "./difference-text.tsx";
import { readableHtml } from "./readable-html.ts";

const labels: Record<keyof ArticleFields, string> = {
  title: "Title",
  slug: "Address",
  short_content: "Excerpt",
  content: "Text",
  featured_image: "Featured image",
  category_id: "Category",
  tag_ids: "Tags",
  created_by: "Author",
  is_featured: "Featured",
  meta_title: "Title in search",
  meta_description: "Description in search",
  domain_names: "Sites",
};

function useNames() {
  const categories = useCategories();
  const { data } = trpc.siteList.list.useQuery({ list: "tag" }, { meta: { errors: "inline" } });
  const tags = new Map(data?.entries.map(({ id, fields }) => [id, "name" in fields ? fields.name : ""]));
  return {
    category: (id: number | null) => categories.find((one) => one.id === id)?.name ?? (id ? String(id) : ""),
    tags: (ids: number[]) => ids.map((id) => tags.get(id) ?? String(id)).join(", "),
  };
}

/** What differs between two versions of an article, field by field. */
export function FieldsDifference({ before, after }: { before: ArticleFields; after: ArticleFields }) {
  const names = useNames();
  const content = useMemo(
    () => ({ before: readableHtml(before.content), after: readableHtml(after.content) }),
    [before.content, after.content],
  );
  const written = (fields: ArticleFields, text: string): Record<keyof ArticleFields, string> => ({
    ...fields,
    content: text,
    featured_image: fields.featured_image ?? "",
    category_id: names.category(fields.category_id),
    tag_ids: names.tags(fields.tag_ids),
    created_by: fields.created_by ?? "",
    is_featured: fields.is_featured ? "Yes" : "No",
    meta_title: fields.meta_title ?? "",
    meta_description: fields.meta_description ?? "",
    domain_names: fields.domain_names.join(", "),
  });
  const [one, other] = [written(before, content.before), written(after, content.after)];
  const changed = (Object.keys(labels) as (keyof ArticleFields)[]).filter(
    (name) => one[name] !== other[name],
  );
  if (changed.length === 0) return <p className="text-15 text-muted">Nothing differs in what can be read.</p>;
  return (
    <dl className="grid gap-4">
      {changed.map((name) => (
        <div key={name} className="grid min-w-0 gap-1">
          <dt className="text-13 font-semibold text-muted">{labels[name]}</dt>
          <dd className="min-w-0">
            <DifferenceText before={one[name]} after={other[name]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
