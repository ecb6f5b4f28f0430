import { eq } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { blogs } from "../../db/schema/blog.ts";
import { isShown } from "./match-table-repository.ts";

/** Articles that are news. */
export function newArticleRepository(db: Db) {
  /** An article as it is told of; until the transaction ends nobody unpublishes it. Null for none. */
  async function get(id: number) {
    const [article] = await db
      .select({ title: blogs.title, slug: blogs.slug, first_public_at: blogs.first_public_at })
      .from(blogs)
      .where(eq(blogs.id, id))
      .for("no key update");
    if (!article) return null;
    // Asked for once the row is held: whoever unpublishes it has taken it off the lists by then, or waits.
    const [shown] = await db
      .select({ is_shown: isShown.article(blogs.id) })
      .from(blogs)
      .where(eq(blogs.id, id));
    return { ...article, is_shown: shown?.is_shown === true };
  }

  return { get };
}
