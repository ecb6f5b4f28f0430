import type { Article, ArticleFields, ArticleState } from "@callboard/contracts/article";
import { textOf } from "@callboard/server-kit/article-html";
import { and, asc, eq, getTableColumns, isNull, lte, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { articles, formerSlugs } from "../../db/schema/article.ts";
import { blogs, blogTags } from "../../db/schema/blog.ts";
import { searchVector } from "../../db/search/search-vector.ts";
import { imageUseRepository } from "../image/image-use-repository.ts";
import { imagesOfArticle } from "../image/used-images.ts";
import { type ArticleRow, type Editor, toArticle } from "./article-row.ts";

const { search: _search, ...columns } = getTableColumns(articles);

type Change = Partial<
  Pick<ArticleRow, "blog_id" | "state" | "draft" | "scheduled_at" | "preview_token" | "version">
>;

/** Articles as editors have them: single ones. Call what writes in a transaction: the images that an article uses are noted with it. */
export function articleRepository(db: Db) {
  async function get(id: number): Promise<ArticleRow | null> {
    const [row] = await db.select(columns).from(articles).where(eq(articles.id, id));
    return row ?? null;
  }

  /** The same, locked until the end of the transaction. */
  async function getLocked(id: number): Promise<ArticleRow | null> {
    const [row] = await db.select(columns).from(articles).where(eq(articles.id, id)).for("update");
    return row ?? null;
  }

  async function getByPreview(token: string): Promise<ArticleRow | null> {
    const [row] = await db.select(columns).from(articles).where(eq(articles.preview_token, token));
    return row ?? null;
  }

  /** What was written last: the draft, or else what is published. */
  async function fieldsOf({ draft, blog_id }: ArticleRow): Promise<ArticleFields> {
    if (draft) return draft;
    const [row] = await db
      .select()
      .from(blogs)
      .where(eq(blogs.id, blog_id ?? 0));
    if (!row) throw new Error("An article has neither a draft nor a publication");
    const tagRows = await db
      .select({ id: blogTags.tag_id })
      .from(blogTags)
      .where(eq(blogTags.blog_id, row.id))
      .orderBy(asc(blogTags.tag_id));
    const { title, slug, short_content, content, featured_image, category_id, created_by } = row;
    const { is_featured, meta_title, meta_description, domain_names } = row;
    return {
      ...{ title, slug, short_content, content, featured_image, category_id, created_by },
      ...{ is_featured, meta_title, meta_description, domain_names },
      tag_ids: tagRows.map(({ id }) => id),
    };
  }

  async function open(row: ArticleRow): Promise<Article> {
    const blogId = row.blog_id ?? 0;
    const [published] = await db
      .select({ published_at: blogs.published_at, slug: blogs.slug })
      .from(blogs)
      .where(eq(blogs.id, blogId));
    const former = await db
      .select({ slug: formerSlugs.slug })
      .from(formerSlugs)
      .where(eq(formerSlugs.blog_id, blogId))
      .orderBy(asc(formerSlugs.slug));
    return toArticle({
      row,
      fields: await fieldsOf(row),
      published_at: published?.published_at ?? null,
      published_slug: published?.slug ?? null,
      former_slugs: former.map(({ slug }) => slug),
    });
  }

  async function create(fields: ArticleFields, by: Editor, now: Date): Promise<ArticleRow> {
    const editor = { updated_by_id: by.id, updated_by: by.name };
    const times = { created_at: now, updated_at: now };
    const [row] = await db
      .insert(articles)
      .values({
        ...listColumns(fields),
        ...editor,
        ...times,
        state: "draft",
        draft: fields,
        version: 1,
        has_noted_images: true,
      })
      .returning(columns);
    if (!row) throw new Error("The database returned no article");
    await noteImages(row, {}, fields);
    return row;
  }

  /** Notes which images an article uses: in what was written last, and in what the public reads. */
  async function noteImages({ id, state }: ArticleRow, change: Change, fields?: ArticleFields) {
    const uses = imageUseRepository(db);
    const article = { kind: "article", id } as const;
    const used = fields && imagesOfArticle(fields);
    if (used) await uses.keep(article, "written", used);
    if (used && change.state === "published") await uses.keep(article, "public", used);
    if (state !== "published") await uses.drop(article, "public");
  }

  /** Changes an article that is locked. `fields` brings what it is listed by, and which images it uses, up to date. */
  async function update(
    id: number,
    change: Change,
    by: Editor,
    now: Date,
    fields?: ArticleFields,
  ): Promise<ArticleRow> {
    const editor = { updated_by_id: by.id, updated_by: by.name, updated_at: now };
    const [row] = await db
      .update(articles)
      .set({ ...change, ...editor, ...(fields && listColumns(fields)) })
      .where(eq(articles.id, id))
      .returning(columns);
    if (!row) throw new Error("The article is gone");
    await noteImages(row, change, fields);
    return row;
  }

  /** Deletes an article that was never published, with its revisions. */
  async function remove(id: number): Promise<void> {
    await imageUseRepository(db).drop({ kind: "article", id });
    await db.delete(articles).where(and(eq(articles.id, id), isNull(articles.blog_id)));
  }

  /** Locks one article whose time has come, which no other process has locked. */
  async function takeDue(now: Date): Promise<ArticleRow | null> {
    const isDue = and(
      eq(articles.state, "scheduled" satisfies ArticleState),
      lte(articles.scheduled_at, now),
    );
    const [row] = await db
      .select(columns)
      .from(articles)
      .where(isDue)
      .orderBy(asc(articles.scheduled_at))
      .limit(1)
      .for("update", { skipLocked: true });
    return row ?? null;
  }

  /** Gives articles that were published before there was a back office a row here. */
  async function adopt(): Promise<void> {
    await db.execute(sql`
      insert into ${articles} (blog_id, state, version, title, slug, author, category_id, is_featured, search, created_at,
        updated_at, updated_by)
      select b.id, 'published', 1, b.title, b.slug, b.created_by, b.category_id, b.is_featured, b.search, b.created_at,
        coalesce(b.published_at, b.created_at), coalesce(b.created_by, '')
      from ${blogs} b where not exists (select from ${articles} a where a.blog_id = b.id) order by b.id`);
  }

  return { get, getLocked, getByPreview, fieldsOf, open, create, update, remove, takeDue, adopt };
}

/** The columns by which articles are listed. */
function listColumns({ title, slug, created_by, category_id, is_featured, content }: ArticleFields) {
  const texts = { A: title, B: created_by ?? "", C: slug, D: textOf(content).slice(0, 20_000) };
  return { title, slug, author: created_by, category_id, is_featured, search: searchVector(texts, []) };
}
