import { previewData, previewTokenSchema } from "@callboard/contracts/article";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Db } from "../../db/client.ts";
import { answers, ok } from "../../http/envelope.ts";
import { NotFoundError } from "../../http/errors.ts";
import { withEmbeds } from "../blog/with-embeds.ts";
import { previewArticle } from "./preview-article.ts";

/** Drafts for whoever has their link. */
export function previewRoutes({ db, clock }: { db: Db; clock: () => Date }): FastifyPluginAsyncZod {
  const schema = {
    tags: ["Blog"],
    summary: "The draft that a link shows",
    params: z.object({ token: previewTokenSchema }),
    response: answers(previewData),
  };
  return async (app) => {
    app.get("/blog/preview/:token", { schema }, async ({ params }) => {
      const blog = await previewArticle(db, params.token);
      if (!blog) throw new NotFoundError();
      return ok({ blog: await withEmbeds(db, blog, clock()) });
    });
  };
}
