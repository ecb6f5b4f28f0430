import { z } from "zod";
import type { Db } from "../../db/client.ts";
import { jobHandler } from "../../jobs/job.ts";
import { articleAnnouncementRepository, newArticleJob } from "../blog/article-announcement-repository.ts";
import { newArticleRepository } from "./new-article-repository.ts";
import { type News, type TellingDeps, tellSearchers } from "./tell-searchers.ts";

const payloadSchema = z.object({ blog_id: z.number().int() });

/** An article that is told of while it is public. One that is unpublished by then is new when it comes again. */
async function readNews(tx: Db, id: number): Promise<News | null> {
  const article = await newArticleRepository(tx).get(id);
  if (!article?.first_public_at) return null;
  if (!article.is_shown) {
    await articleAnnouncementRepository(tx).forget(id);
    return null;
  }
  const data = { article_title: article.title, article_slug: article.slug };
  return {
    ...{ kind: "article", id, since: article.first_public_at, owner: null },
    notificationOf: ({ user_id, name }) => ({
      ...{ user_id, kind: "article_found", key: `search article ${id}`, blog_id: id },
      data: { ...data, search_name: name },
    }),
  };
}

/** Tells of a new article those who follow its author or a tag of it, or whose saved searches find it. */
export const newArticleHandler = (deps: TellingDeps) =>
  jobHandler(
    newArticleJob,
    payloadSchema,
    ({ payload, signal }) => tellSearchers(deps, (tx) => readNews(tx, payload.blog_id), signal),
    { atOnce: 1 },
  );
