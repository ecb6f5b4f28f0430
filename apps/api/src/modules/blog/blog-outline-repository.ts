import { outlineArticle } from "@callboard/contracts/article-outline";
import { textOf } from "@callboard/server-kit/article-html";
import { asc, eq, isNull } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { blogs } from "../../db/schema/blog.ts";

const batchSize = 200;

/** The outlines of articles that were written before there were any. */
export function blogOutlineRepository(db: Db) {
  /** Gives each of them its outline, and its headings their ids. */
  async function createMissing(): Promise<void> {
    const rows = await db
      .select({ id: blogs.id, content: blogs.content })
      .from(blogs)
      .where(isNull(blogs.outline))
      .orderBy(asc(blogs.id))
      .limit(batchSize);
    await db.transaction(async (tx) => {
      for (const { id, content } of rows) {
        await tx.update(blogs).set(outlineArticle(content, textOf)).where(eq(blogs.id, id));
      }
    });
    if (rows.length === batchSize) await createMissing();
  }

  return { createMissing };
}
