import {
  commentShortlistInput,
  markShortlistInput,
  removeShortlistCommentInput,
  sharedShortlistSchema,
  shortlistCommentData,
  shortlistTapeData,
  shortlistTapeInput,
  shortlistTokenInput,
  shortlistVisitorData,
  shortlistVisitorInput,
} from "@callboard/contracts/shortlist";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { answers, ok } from "../../http/envelope.ts";
import type { FilePieces } from "../media/files/file-pieces.ts";
import { sendFile } from "../media/uploads/send-file.ts";
import { comment, introduce, mark, removeOwnComment, type VisitorDeps } from "./mark-shortlist.ts";
import { openShortlist } from "./open-shortlist.ts";
import { passForTape, tapeOfPass } from "./shortlist-tape.ts";

const tags = ["Shortlists"];
const passParams = z.object({ pass: z.string().max(100) });

/** What whoever has the link of a shortlist may do. Its token is in the body, so that it is in no address. */
export function sharedShortlistRoutes(deps: VisitorDeps & { pieces: FilePieces }): FastifyPluginAsyncZod {
  const { db, clock, keys, pieces } = deps;

  return async (app) => {
    app.post(
      "/shortlist/open",
      {
        schema: {
          tags,
          summary: "What whoever has the link of a shortlist sees",
          body: shortlistTokenInput,
          response: answers(sharedShortlistSchema),
        },
      },
      async ({ body }) => ok(await openShortlist(db, keys, body, clock())),
    );

    app.post(
      "/shortlist/visitor",
      {
        schema: {
          tags,
          summary: "Gives somebody behind a link a key of their own, under a name",
          body: shortlistVisitorInput,
          response: answers(shortlistVisitorData),
        },
      },
      async ({ body }) => ok(await introduce(deps, body)),
    );

    app.post(
      "/shortlist/mark",
      {
        schema: {
          tags,
          summary: "Marks an application on a shortlist, or takes the own mark back",
          body: markShortlistInput,
          response: answers(z.null()),
        },
      },
      async ({ body }) => {
        await mark(deps, body);
        return ok(null, "Marked");
      },
    );

    app.post(
      "/shortlist/comment",
      {
        schema: {
          tags,
          summary: "Comments on an application on a shortlist: its applicant never sees it",
          body: commentShortlistInput,
          response: answers(shortlistCommentData),
        },
      },
      async ({ body }) => ok({ comment: await comment(deps, body) }),
    );

    app.post(
      "/shortlist/comment/remove",
      {
        schema: {
          tags,
          summary: "Removes the visitor's own comment",
          body: removeShortlistCommentInput,
          response: answers(z.null()),
        },
      },
      async ({ body }) => {
        await removeOwnComment(deps, body);
        return ok(null, "Comment removed");
      },
    );

    app.post(
      "/shortlist/tape",
      {
        schema: {
          tags,
          summary: "The tape of an application on a shortlist, with a pass that plays it for an hour",
          body: shortlistTapeInput,
          response: answers(shortlistTapeData),
        },
      },
      async ({ body }) => ok(await passForTape(deps, body)),
    );

    app.get(
      "/shortlist/tape/:pass/content",
      // No JSON leaves: the bytes of a video have no schema.
      { schema: { hide: true, params: passParams } },
      async (request, reply) => sendFile(pieces, request, reply, await tapeOfPass(deps, request.params.pass)),
    );
  };
}
