import type { ArticleListQuery, ArticleSummary } from "@callboard/contracts/article";
import { staffLimits } from "@callboard/contracts/staff-limits";
import { wordsOf } from "@callboard/server-kit/words";
import { and, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { keysetAfter, keysetOrder, type Page, type PageWindow, readPage } from "../../db/page.ts";
import { articles } from "../../db/schema/article.ts";
import { blogs } from "../../db/schema/blog.ts";
import { categories } from "../../db/schema/category.ts";
import { searchQuery } from "../../db/search/search-vector.ts";
import { toSummary } from "./article-row.ts";

const { search: _search, ...columns } = getTableColumns(articles);
const order = { value: articles.updated_at, id: articles.id };

function conditionsOf({ state, category_id, author, search }: ArticleListQuery): SQL[] {
  const conditions: SQL[] = [];
  if (state) conditions.push(eq(articles.state, state));
  if (category_id !== undefined) conditions.push(eq(articles.category_id, category_id));
  if (author) conditions.push(eq(articles.author, author));
  if (search) {
    const words = wordsOf(search);
    conditions.push(words.length > 0 ? sql`${articles.search} @@ ${searchQuery(words)}` : sql`false`);
  }
  return conditions;
}

/** The articles of the back office, the last changed first. */
export function articleListRepository(db: Db) {
  async function list(query: ArticleListQuery): Promise<Page<ArticleSummary>> {
    const { page: _page, limit: _limit, cursor: _cursor, ...filter } = query;
    const read = ({ after, offset, limit }: PageWindow) =>
      db
        .select({ article: columns, category_name: categories.name, published_at: blogs.published_at })
        .from(articles)
        .leftJoin(categories, eq(categories.id, articles.category_id))
        .leftJoin(blogs, eq(blogs.id, articles.blog_id))
        .where(and(...conditionsOf(query), keysetAfter(order, after, "DESC")))
        .orderBy(...keysetOrder(order, "DESC"))
        .limit(limit)
        .offset(offset);
    type Row = Awaited<ReturnType<typeof read>>[number];
    const keyOf = ({ article }: Row) => ({ value: article.updated_at.getTime(), id: article.id });
    const name = JSON.stringify(["articles", ...Object.entries(filter).sort()]);
    const { rows, pagination } = await readPage(query, name, keyOf, read);
    return {
      rows: rows.map(({ article, ...beside }) => toSummary({ ...article, ...beside })),
      pagination,
    };
  }

  /** All authors by name. Jumps from one to the next in the index, however many articles each has. */
  async function authors(): Promise<string[]> {
    const { author } = articles;
    const { rows } = (await db.execute(sql`
      with recursive names as (
        (select min(${author}) as name from ${articles})
        union all
        select (select min(${author}) from ${articles} where ${author} > names.name) from names
        where names.name is not null
      )
      select name from names where name is not null limit ${staffLimits.articleAuthors}`)) as unknown as {
      rows: { name: string }[];
    };
    return rows.map(({ name }) => name);
  }

  return { list, authors };
}
