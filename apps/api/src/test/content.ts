import type { CreateBlogInput } from "@callboard/contracts/blog";
import type { Db } from "../db/client.ts";
import { blogRepository } from "../modules/blog/blog-repository.ts";
import { categoryRepository } from "../modules/category/category-repository.ts";
import { type CreateTagInput, tagRepository } from "../modules/tag/tag-repository.ts";

const firstDay = Date.UTC(2026, 0, 1);
let made = 0;

/** Writes an article that a test cares about in the given fields only. Later ones are newer by a day. */
export async function aBlog(db: Db, fields: Partial<CreateBlogInput> = {}) {
  made += 1;
  const slug = fields.slug ?? `article-${made}`;
  const created_at = new Date(firstDay + made * 86_400_000).toISOString();
  const input: CreateBlogInput = {
    slug,
    title: `Article ${made}`,
    short_content: "A summary",
    content: "<p>Some text</p>",
    featured_image: null,
    category_id: null,
    published_at: null,
    created_at,
    created_by: null,
    is_featured: false,
    meta_title: null,
    meta_description: null,
    tag_ids: [],
    domain_names: ["callboard.in"],
    ...fields,
  };
  return { slug, ...(await blogRepository(db).create(input)) };
}

export async function aTag(db: Db, slug: string, fields: Partial<CreateTagInput> = {}) {
  made += 1;
  const domain_names = ["callboard.in", "localhost"];
  return tagRepository(db).create({
    slug,
    name: slug,
    status: "active",
    position: made,
    domain_names,
    ...fields,
  });
}

export async function aCategory(db: Db, name: string) {
  made += 1;
  return categoryRepository(db).create({ name, photo: null, show_on_header: true, position: made });
}
