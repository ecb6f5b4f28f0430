import { commentListData, commentListParams } from "@callboard/contracts/comment";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Db } from "../../db/client.ts";
import { domainHeader, domainOf } from "../../http/domain-header.ts";
import { answers, ok } from "../../http/envelope.ts";
import { NotFoundError } from "../../http/errors.ts";
import { blogRepository } from "../blog/blog-repository.ts";
import { commentRepository } from "./comment-repository.ts";

/** Reading the comments of an article. */
export function commentRoutes({ db }: { db: Db }): FastifyPluginAsyncZod {
  const blogs = blogRepository(db);
  const comments = commentRepository(db);
  const schema = {
    tags: ["Comments"],
    summary: "The comments of an article, oldest first, with their replies",
    headers: domainHeader,
    params: commentListParams,
    response: answers(commentListData),
  };
  return async (app) => {
    app.get("/comment/blog/:id", { schema }, async ({ params, headers }) => {
      if (!(await blogs.has(params.id, domainOf(headers)))) throw new NotFoundError();
      return ok({ comments: await comments.list(params.id) });
    });
  };
}
