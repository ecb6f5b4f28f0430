import { randomBytes } from "node:crypto";
import type { Article, ArticleState } from "@callboard/contracts/article";
import { staffLimits } from "@callboard/contracts/staff-limits";
import type { Db } from "../../db/client.ts";
import { FieldError, ForbiddenError, InvalidError, NotFoundError } from "../../http/errors.ts";
import { RepositoryError } from "../../repository-error.ts";
import { auditRepository } from "../audit/audit-repository.ts";
import { blogRepository } from "../blog/blog-repository.ts";
import { cacheVersionRepository } from "../cache-version/cache-version-repository.ts";
import type { Acting } from "../staff/acting.ts";
import { mayChangeState, mayPublish, maySchedule } from "./article-policy.ts";
import { articleRepository } from "./article-repository.ts";
import type { ArticleRow } from "./article-row.ts";
import { assertPublishable, publish } from "./publish-article.ts";
import { lockedArticle } from "./write-article.ts";

const isArchived = "Take this article out of the archive first";

function audited({ by, now, requestId }: Acting, tx: Db, id: number) {
  return (action: string, before: Record<string, unknown>, after: Record<string, unknown> | null) =>
    auditRepository(tx).record({
      ...{ actor: by, action, subject: { kind: "article", id }, before, after, requestId, now },
    });
}

/** Publishes what was written last, now. Throws NotFoundError, ConflictError, FieldError and ForbiddenError. */
export function publishNow(
  acting: Acting,
  id: number,
  version: number,
  published_at?: Date,
): Promise<Article> {
  return acting.db.transaction(async (tx) => {
    const row = await lockedArticle(tx, id, version);
    if (!mayPublish(row.state)) throw new ForbiddenError(isArchived);
    return articleRepository(tx).open(await publish(tx, row, { ...acting, published_at }));
  });
}

/** Publishes what will have been written last at a time to come. Throws as `publishNow` does. */
export function schedule(acting: Acting, id: number, version: number, at: Date): Promise<Article> {
  const { db, by, now } = acting;
  return db.transaction(async (tx) => {
    const row = await lockedArticle(tx, id, version);
    if (!maySchedule(row.state))
      throw new ForbiddenError("Take this article out of the archive, or out of the public, first");
    if (at <= now) throw new FieldError({ at: "Choose a time that is yet to come" });
    const articles = articleRepository(tx);
    await assertPublishable(tx, row, await articles.fieldsOf(row));
    const change = { state: "scheduled", scheduled_at: at, version: version + 1 } as const;
    const next = await articles.update(id, change, by, now);
    await audited(acting, tx, id)(
      "article.schedule",
      { state: row.state },
      { scheduled_at: at.toISOString() },
    );
    return articles.open(next);
  });
}

/** Takes an article out of the public, calls its schedule off, or puts it away. Throws NotFoundError, ConflictError and InvalidError. */
export function changeState(
  acting: Acting,
  id: number,
  version: number,
  to: "draft" | "unpublished" | "archived",
): Promise<Article> {
  const { db, by, now } = acting;
  return db.transaction(async (tx) => {
    const row = await lockedArticle(tx, id, version);
    if (!mayChangeState(row.state, to, row.blog_id !== null)) {
      throw new InvalidError(`An article that is ${row.state} cannot become ${to}`);
    }
    if (row.blog_id !== null) {
      await blogRepository(tx).unlist(row.blog_id);
      await cacheVersionRepository(tx).raise("article", "comment");
    }
    const change = { state: to, scheduled_at: null, version: version + 1 };
    const next = await articleRepository(tx).update(id, change, by, now);
    await audited(acting, tx, id)("article.change_state", { state: row.state }, { state: to });
    return articleRepository(tx).open(next);
  });
}

/** Deletes a draft that was never public. Throws NotFoundError, ConflictError and ForbiddenError. */
export function removeArticle(acting: Acting, id: number, version: number): Promise<void> {
  return acting.db.transaction(async (tx) => {
    const row = await lockedArticle(tx, id, version);
    if (row.blog_id !== null) throw new ForbiddenError("What was public once is archived, not deleted");
    await articleRepository(tx).remove(id);
    await audited(acting, tx, id)("article.remove", { title: row.title, state: row.state }, null);
  });
}

/** Makes a link that shows the draft to whoever has it, instead of an earlier one, or takes it back. Throws NotFoundError. */
export function changePreviewLink(acting: Acting, id: number, isWanted: boolean): Promise<Article> {
  const { db, by, now } = acting;
  return db.transaction(async (tx) => {
    const row = await articleRepository(tx).getLocked(id);
    if (!row) throw new NotFoundError();
    const preview_token = isWanted ? randomBytes(staffLimits.previewTokenBytes).toString("base64url") : null;
    const next = await articleRepository(tx).update(id, { preview_token }, by, now);
    const action = isWanted ? "article.make_preview_link" : "article.take_back_preview_link";
    await audited(acting, tx, id)(action, { had_link: row.preview_token !== null }, null);
    return articleRepository(tx).open(next);
  });
}

const scheduler = { id: null, name: "The schedule" };

/** Publishes what is due, each in a transaction of its own. One that cannot be public any more becomes a draft again. Gives how many it took up. */
export async function publishDue(db: Db, now: Date): Promise<number> {
  let taken = 0;
  for (;;) {
    const isTaken = await db.transaction(async (tx) => {
      const row = await articleRepository(tx).takeDue(now);
      if (!row) return false;
      await publishOrCallOff(tx, row, now);
      return true;
    });
    if (!isTaken) return taken;
    taken += 1;
  }
}

async function publishOrCallOff(tx: Db, row: ArticleRow, now: Date): Promise<void> {
  try {
    const published_at = row.blog_id === null ? (row.scheduled_at ?? now) : undefined;
    await tx.transaction((inner) => publish(inner, row, { by: scheduler, now, published_at }));
  } catch (error) {
    if (!(error instanceof FieldError || error instanceof RepositoryError)) throw error;
    const state: ArticleState = row.blog_id === null ? "draft" : "unpublished";
    await articleRepository(tx).update(row.id, { state, scheduled_at: null }, scheduler, now);
    await auditRepository(tx).record({
      ...{ actor: scheduler, action: "article.schedule_failed", subject: { kind: "article", id: row.id } },
      ...{ before: { state: "scheduled" }, after: { state }, reason: error.message, now },
    });
  }
}
