import {
  commentListData,
  commentListParams,
  commentListQuery,
  createCommentInput,
  createdCommentData,
  ownCommentsData,
  ownCommentsQuery,
  replyListData,
  replyListQuery,
} from "@callboard/contracts/comment";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Db } from "../../db/client.ts";
import { signedInOnly } from "../../http/docs.ts";
import { domainHeader, domainOf } from "../../http/domain-header.ts";
import { answers, limitedAnswers, ok, personalAnswers } from "../../http/envelope.ts";
import { NotFoundError } from "../../http/errors.ts";
import { blogRepository } from "../blog/blog-repository.ts";
import type { BearerReader } from "../session/bearer.ts";
import { commentListRepository } from "./comment-list-repository.ts";
import { isShownComment } from "./comment-policy.ts";
import { commentRepository, toReply } from "./comment-repository.ts";
import { removeComment, writeComment } from "./write-comment.ts";

const tags = ["Comments"];
const personal = { tags, security: signedInOnly };

type Deps = { db: Db; clock: () => Date; bearer: BearerReader };

/** The comments of an article: reading them, and one's own; writing and removing. */
export function commentRoutes({ db, clock, bearer }: Deps): FastifyPluginAsyncZod {
  const blogs = blogRepository(db);
  const comments = commentRepository(db);
  const lists = commentListRepository(db);

  return async (app) => {
    app.get(
      "/comment/blog/:id",
      {
        onRequest: bearer.optional,
        schema: {
          tags,
          summary: "The comments of an article, oldest first, with their first replies",
          headers: domainHeader,
          params: commentListParams,
          querystring: commentListQuery,
          response: answers(commentListData),
        },
      },
      async (request) => {
        const { id } = request.params;
        if (!(await blogs.has(id, domainOf(request.headers)))) throw new NotFoundError();
        const { rows, pagination } = await lists.list(id, request.query, bearer.actorOrNull(request));
        return ok({ comments: rows, pagination });
      },
    );

    app.get(
      "/comment/:id/replies",
      {
        onRequest: bearer.optional,
        schema: {
          tags,
          summary: "The replies of a comment, oldest first",
          headers: domainHeader,
          params: commentListParams,
          querystring: replyListQuery,
          response: answers(replyListData),
        },
      },
      async (request) => {
        const { id } = request.params;
        const comment = await comments.get(id);
        if (!comment || !(await blogs.has(comment.blog_id, domainOf(request.headers))))
          throw new NotFoundError();
        const { rows, pagination } = await lists.listReplies(id, request.query, bearer.actorOrNull(request));
        return ok({ replies: rows, pagination });
      },
    );

    app.get(
      "/comment/mine",
      {
        onRequest: bearer.required,
        schema: {
          ...personal,
          summary: "The own comments, newest first",
          querystring: ownCommentsQuery,
          response: personalAnswers(ownCommentsData),
        },
      },
      async (request) => {
        const { userId } = bearer.actorOf(request);
        const { rows, pagination } = await lists.listOwn(userId, request.query);
        return ok({ comments: rows, pagination });
      },
    );

    app.post(
      "/comment/create",
      {
        onRequest: bearer.required,
        schema: {
          ...personal,
          summary: "Writes a comment, or a reply; a reply to a reply goes under the same comment",
          headers: domainHeader,
          body: createCommentInput,
          response: limitedAnswers(createdCommentData),
        },
      },
      async (request) => {
        const actor = bearer.actorOf(request);
        const { body, headers } = request;
        if (!(await blogs.has(body.blog_id, domainOf(headers)))) throw new NotFoundError();
        const row = await writeComment(db, actor, body, clock(), domainOf(headers));
        const thread = { replies: [], reply_count: 0, parent_comment_id: row.parent_id };
        if (isShownComment(row))
          return ok({ comment: { ...toReply(row, actor), ...thread } }, "Comment posted");
        const own = toReply({ ...row, visibility: "public" }, actor);
        const comment = { ...own, ...thread, visibility: row.visibility };
        return ok({ comment }, "A moderator will look at your comment before it is public.");
      },
    );

    app.delete(
      "/comment/:id",
      {
        onRequest: bearer.required,
        schema: {
          ...personal,
          summary: "Removes an own comment; where others replied, its place stays",
          params: commentListParams,
          response: personalAnswers(z.null()),
        },
      },
      async (request) => {
        await removeComment(db, bearer.actorOf(request), request.params.id, clock());
        return ok(null, "Comment deleted");
      },
    );
  };
}
