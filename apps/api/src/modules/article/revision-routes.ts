import {
  articleData,
  restoreRevisionInput,
  revisionData,
  revisionListData,
  revisionListQuery,
} from "@callboard/contracts/article";
import { idSchema } from "@callboard/contracts/page";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Db } from "../../db/client.ts";
import { staffOnly } from "../../http/docs.ts";
import { ok, personalAnswers, versionedAnswers } from "../../http/envelope.ts";
import { NotFoundError } from "../../http/errors.ts";
import { actingOf } from "../staff/acting.ts";
import type { StaffGuard } from "../staff/staff-guard.ts";
import { articleRepository } from "./article-repository.ts";
import { revisionRepository } from "./revision-repository.ts";
import { restoreRevision } from "./write-article.ts";

const editing = { tags: ["Articles"], security: staffOnly("write_articles") };
const params = z.object({ id: idSchema });
const revisionParams = params.extend({ revision_id: idSchema });

type Deps = { db: Db; clock: () => Date; staff: StaffGuard };

/** What an article was before. */
export function revisionRoutes(deps: Deps): FastifyPluginAsyncZod {
  const { db, staff } = deps;
  const onRequest = staff.required("write_articles");
  const revisions = revisionRepository(db);
  const acting = actingOf(deps);

  return async (app) => {
    app.get(
      "/staff/articles/:id/revisions",
      {
        onRequest,
        schema: {
          ...editing,
          summary: "The revisions of an article, newest first",
          params,
          querystring: revisionListQuery,
          response: personalAnswers(revisionListData),
        },
      },
      async ({ params: { id }, query }) => {
        if (!(await articleRepository(db).get(id))) throw new NotFoundError();
        const { rows, pagination } = await revisions.list(id, query);
        return ok({ revisions: rows, pagination });
      },
    );

    app.get(
      "/staff/articles/:id/revisions/:revision_id",
      {
        onRequest,
        schema: {
          ...editing,
          summary: "What an article was at a revision",
          params: revisionParams,
          response: personalAnswers(revisionData),
        },
      },
      async ({ params: { id, revision_id } }) => {
        const revision = await revisions.get(id, revision_id);
        if (!revision) throw new NotFoundError();
        return ok({ revision });
      },
    );

    app.post(
      "/staff/articles/:id/revisions/:revision_id/restore",
      {
        onRequest,
        schema: {
          ...editing,
          summary: "Takes what an article was at a revision as its next version",
          params: revisionParams,
          body: restoreRevisionInput,
          response: versionedAnswers(articleData),
        },
      },
      async (request) => {
        const { id, revision_id } = request.params;
        const article = await restoreRevision(acting(request), id, revision_id, request.body.version);
        return ok({ article }, "Restored");
      },
    );
  };
}
