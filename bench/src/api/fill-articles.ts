import type { Db } from "../../../apps/api/src/db/client.ts";
import { blogFilterTokens } from "../../../apps/api/src/modules/blog/blog-filter-tokens.ts";
import { chance, fillDatabase, titleWords } from "./fill-database.ts";

const categories = `
  insert into categories (name, show_on_header, position) select 'Category ' || n, true, n from generate_series(1, 12) n`;

/** The id in front of which a mark's name stands. */
const before = (mark: string) => mark.slice(0, -1);

/** Articles of eight years, evenly spread, each two-hundredth featured, each with one of twenty tags. */
const articles = (count: number) => `
  insert into blogs (slug, title, short_content, content, outline, category_id, created_at, published_at, is_featured,
    reading_minutes, domain_names, search)
  select 'article-' || n, title, left(body, 120), body, '[]', category, created_at,
    case when n % 10 > 0 then created_at + floor(${chance(5)} * 20) * interval '1 day' end, n % 200 = 0, 4, '{callboard.in}',
    setweight(to_tsvector('callboard', title), 'A') || search || array_to_tsvector(
      array_remove(array['${blogFilterTokens.domain(".in")}', '${before(blogFilterTokens.category(0))}' || category,
        '${before(blogFilterTokens.tag(0))}' || 1 + n % 20, case when n % 200 = 0 then '${blogFilterTokens.featured}' end], null))
  from (
    select n, 1 + floor(12 * ${chance(2)})::int as category, floor(2000 * ${chance(3)})::int as t,
      date_trunc('second', now()) - interval '8 years' * (1 - n / ${count}.0) as created_at,
      ${titleWords(count)} as title
    from generate_series(1, ${count}) n
  ) posts join texts using (t)`;

const placements = `
  insert into blog_listing_rows (domain_suffix, tag_id, blog_id, category_id, is_featured, created_at, published_at)
  select suffix, tag, id, category_id, is_featured, created_at, coalesce(published_at, created_at)
  from blogs, unnest(array['*', '.in']) suffix, unnest(array[0, 1 + id % 20]) tag`;

/** Fills an empty database with that many articles on all their lists, the same every time. */
export function fillArticles(db: Db, count: number): Promise<void> {
  return fillDatabase(db, [categories, articles(count), placements], ["blogs", "blog_listing_rows"]);
}
