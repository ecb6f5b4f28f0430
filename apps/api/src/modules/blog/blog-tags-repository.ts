import type { Blog } from "@callboard/contracts/blog";
import { asc, eq, inArray } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { categories } from "../../db/schema/category.ts";
import { tags } from "../../db/schema/tag.ts";

/** What an article that is not published yet says of its category and tags. */
export function blogTagsRepository(db: Db) {
  async function describe(fields: {
    category_id: number | null;
    tag_ids: number[];
  }): Promise<Pick<Blog, "category" | "tags" | "blog_tags">> {
    const [category] = await db
      .select()
      .from(categories)
      .where(eq(categories.id, fields.category_id ?? 0));
    const rows =
      fields.tag_ids.length === 0
        ? []
        : await db
            .select()
            .from(tags)
            .where(inArray(tags.id, fields.tag_ids))
            .orderBy(asc(tags.position), asc(tags.id));
    return {
      category: category
        ? {
            id: category.id,
            name: category.name,
            photo: category.photo,
            show_on_header: category.show_on_header,
          }
        : null,
      tags: rows.map(({ id, name, slug, status }) => ({ id, tag_name: name, tag_slug: slug, status })),
      blog_tags: rows.flatMap(({ id, name, slug, domain_names }) =>
        domain_names.map((domain_name) => ({ tag_id: id, tag_name: name, tag_slug: slug, domain_name })),
      ),
    };
  }

  return { describe };
}
