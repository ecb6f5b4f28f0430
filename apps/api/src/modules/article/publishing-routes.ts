import {
  articleData,
  changeArticleStateInput,
  publishArticleInput,
  scheduleArticleInput,
} from "@callboard/contracts/article";
import { idSchema } from "@callboard/contracts/page";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { toDate } from "../../dates.ts";
import type { Db } from "../../db/client.ts";
import { staffOnly } from "../../http/docs.ts";
import { ok, versionedAnswers } from "../../http/envelope.ts";
import { actingOf } from "../staff/acting.ts";
import type { StaffGuard } from "../staff/staff-guard.ts";
import { changePreviewLink, changeState, publishNow, schedule } from "./change-article.ts";

const editing = { tags: ["Articles"], security: staffOnly("write_articles") };
const params = z.object({ id: idSchema });
const response = versionedAnswers(articleData);

type Deps = { db: Db; clock: () => Date; staff: StaffGuard };

/** What becomes of an article: public now or at a time, out of the public, into the archive, or shown by a link. */
export function publishingRoutes(deps: Deps): FastifyPluginAsyncZod {
  const onRequest = deps.staff.required("write_articles");
  const acting = actingOf(deps);

  return async (app) => {
    app.post(
      "/staff/articles/:id/publish",
      {
        onRequest,
        schema: {
          ...editing,
          summary: "Makes what was written last public",
          params,
          body: publishArticleInput,
          response,
        },
      },
      async (request) => {
        const { version, published_at } = request.body;
        const at = published_at === undefined ? undefined : toDate(published_at);
        const article = await publishNow(acting(request), request.params.id, version, at);
        return ok({ article }, "Published");
      },
    );

    app.post(
      "/staff/articles/:id/schedule",
      {
        onRequest,
        schema: {
          ...editing,
          summary: "Makes it public at a time to come",
          params,
          body: scheduleArticleInput,
          response,
        },
      },
      async (request) => {
        const { version, at } = request.body;
        const article = await schedule(acting(request), request.params.id, version, toDate(at));
        return ok({ article }, "Scheduled");
      },
    );

    app.post(
      "/staff/articles/:id/state",
      {
        onRequest,
        schema: {
          ...editing,
          summary:
            "Unpublishes an article, calls its schedule off, archives it or takes it out of the archive",
          params,
          body: changeArticleStateInput,
          response,
        },
      },
      async (request) => {
        const { version, state } = request.body;
        const article = await changeState(acting(request), request.params.id, version, state);
        return ok({ article }, "Changed");
      },
    );

    app.post(
      "/staff/articles/:id/preview-link",
      {
        onRequest,
        schema: {
          ...editing,
          summary: "Makes a link that shows the draft to whoever has it; an earlier one ends",
          params,
          response,
        },
      },
      async (request) =>
        ok({ article: await changePreviewLink(acting(request), request.params.id, true) }, "Link made"),
    );

    app.delete(
      "/staff/articles/:id/preview-link",
      { onRequest, schema: { ...editing, summary: "Ends the link to the draft", params, response } },
      async (request) =>
        ok({ article: await changePreviewLink(acting(request), request.params.id, false) }, "Link ended"),
    );
  };
}
