import { presenceData } from "@callboard/contracts/article";
import { idSchema } from "@callboard/contracts/page";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Db } from "../../db/client.ts";
import { staffOnly } from "../../http/docs.ts";
import { ok, personalAnswers } from "../../http/envelope.ts";
import { NotFoundError } from "../../http/errors.ts";
import type { StaffActor, StaffGuard } from "../staff/staff-guard.ts";
import { articleRepository } from "./article-repository.ts";
import { presenceRepository } from "./presence-repository.ts";

const editing = { tags: ["Articles"], security: staffOnly("write_articles") };
const params = z.object({ id: idSchema });

type Deps = { db: Db; clock: () => Date; staff: StaffGuard };

/** Notes that somebody has an article open, and gives the others who have. */
export function seenBy({ db, clock }: Pick<Deps, "db" | "clock">) {
  const presence = presenceRepository(db);
  return (article_id: number, { sessionId, userId, name }: StaffActor) =>
    presence.see({ article_id, session_id: sessionId, user_id: userId, name }, clock());
}

/** Who has an article open. */
export function presenceRoutes(deps: Deps): FastifyPluginAsyncZod {
  const { db, staff } = deps;
  const onRequest = staff.required("write_articles");
  const articles = articleRepository(db);
  const presence = presenceRepository(db);
  const seen = seenBy(deps);

  return async (app) => {
    app.post(
      "/staff/articles/:id/presence",
      {
        onRequest,
        schema: {
          ...editing,
          summary: "Says that the article is open still; answers who else has it open, and its version",
          params,
          response: personalAnswers(presenceData),
        },
      },
      async (request) => {
        const row = await articles.get(request.params.id);
        if (!row) throw new NotFoundError();
        return ok({ editors: await seen(row.id, staff.actorOf(request)), version: row.version });
      },
    );

    app.delete(
      "/staff/articles/:id/presence",
      {
        onRequest,
        schema: {
          ...editing,
          summary: "Says that the article is open no more",
          params,
          response: personalAnswers(z.null()),
        },
      },
      async (request) => {
        await presence.leave(request.params.id, staff.actorOf(request).sessionId);
        return ok(null);
      },
    );
  };
}
