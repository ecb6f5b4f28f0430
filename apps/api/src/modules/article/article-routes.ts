import {
  articleAuthorsData,
  articleData,
  articleListData,
  articleListQuery,
  createArticleInput,
  openedArticleData,
  saveArticleInput,
} from "@callboard/contracts/article";
import { idSchema, versionSchema } from "@callboard/contracts/page";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Db } from "../../db/client.ts";
import { staffOnly } from "../../http/docs.ts";
import { ok, personalAnswers, versionedAnswers } from "../../http/envelope.ts";
import { NotFoundError } from "../../http/errors.ts";
import { actingOf } from "../staff/acting.ts";
import type { StaffGuard } from "../staff/staff-guard.ts";
import { articleListRepository } from "./article-list-repository.ts";
import { articleRepository } from "./article-repository.ts";
import { removeArticle } from "./change-article.ts";
import { seenBy } from "./presence-routes.ts";
import { createArticle, saveArticle } from "./write-article.ts";

const editing = { tags: ["Articles"], security: staffOnly("write_articles") };
const params = z.object({ id: idSchema });
const response = versionedAnswers(articleData);
const versioned = z.object({ version: z.coerce.number<number>().pipe(versionSchema) });

type Deps = {
  db: Db;
  clock: () => Date;
  staff: StaffGuard;
  /** Where featured images may come from besides the library. */
  imageOrigins?: readonly string[];
};

/** Articles in the back office: lists, writing, saving. */
export function articleRoutes(deps: Deps): FastifyPluginAsyncZod {
  const { db, staff, imageOrigins = [] } = deps;
  const onRequest = staff.required("write_articles");
  const articles = articleRepository(db);
  const acting = actingOf(deps);
  const seen = seenBy(deps);

  return async (app) => {
    app.get(
      "/staff/articles",
      {
        onRequest,
        schema: {
          ...editing,
          summary: "All articles, the last changed first",
          querystring: articleListQuery,
          response: personalAnswers(articleListData),
        },
      },
      async ({ query }) => {
        const { rows, pagination } = await articleListRepository(db).list(query);
        return ok({ articles: rows, pagination });
      },
    );

    app.get(
      "/staff/articles/authors",
      {
        onRequest,
        schema: {
          ...editing,
          summary: "Everybody whom an article names as its author",
          response: personalAnswers(articleAuthorsData),
        },
      },
      async () => ok({ authors: await articleListRepository(db).authors() }),
    );

    app.post(
      "/staff/articles",
      { onRequest, schema: { ...editing, summary: "Begins an article", body: createArticleInput, response } },
      async (request) =>
        ok({ article: await createArticle(acting(request), request.body, imageOrigins) }, "Draft created"),
    );

    app.get(
      "/staff/articles/:id",
      {
        onRequest,
        schema: {
          ...editing,
          summary: "An article as it was written last, and who else has it open",
          params,
          response: personalAnswers(openedArticleData),
        },
      },
      async (request) => {
        const row = await articles.get(request.params.id);
        if (!row) throw new NotFoundError();
        const editors = await seen(row.id, staff.actorOf(request));
        return ok({ article: await articles.open(row), editors });
      },
    );

    app.post(
      "/staff/articles/:id/save",
      {
        onRequest,
        schema: {
          ...editing,
          summary: "Saves what was written, from the version that was read",
          params,
          body: saveArticleInput,
          response,
        },
      },
      async (request) =>
        ok(
          { article: await saveArticle(acting(request), request.params.id, request.body, imageOrigins) },
          "Saved",
        ),
    );

    app.delete(
      "/staff/articles/:id",
      {
        onRequest,
        schema: {
          ...editing,
          summary: "Deletes a draft that was never public",
          params,
          querystring: versioned,
          response: versionedAnswers(z.null()),
        },
      },
      async (request) => {
        await removeArticle(acting(request), request.params.id, request.query.version);
        return ok(null, "Draft deleted");
      },
    );
  };
}
