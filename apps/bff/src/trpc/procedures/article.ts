import {
  articleAuthorsData,
  articleListData,
  articleListQuery,
  articleSchema,
  changeArticleStateInput,
  createArticleInput,
  openedArticleData,
  presenceData,
  previewTokenSchema,
  publishArticleInput,
  restoreRevisionInput,
  revisionData,
  revisionListData,
  revisionListQuery,
  saveArticleInput,
  scheduleArticleInput,
} from "@callboard/contracts/article";
import { blogSchema } from "@callboard/contracts/blog";
import { idSchema, versionSchema } from "@callboard/contracts/page";
import { z } from "zod";
import { articleCalls } from "../../upstream/calls/article.ts";
import { checked } from "../../upstream/checked.ts";
import { request, requestReply } from "../../upstream/request.ts";
import { personalProcedure, router, staffProcedure, staffWriteProcedure } from "../init.ts";
import { messageOutput } from "./message.ts";

const id = { id: idSchema };
const named = z.object(id);
const read = staffProcedure("write_articles");
/** Nothing that the public reads changes. */
const write = staffWriteProcedure("write_articles").meta({ invalidates: [] });
const writePublic = staffWriteProcedure("write_articles").meta({ invalidates: ["article", "comment"] });

/** Articles as editors have them. What the public reads is under `blog`. */
export const articleProcedures = router({
  list: read
    .input(articleListQuery.prefault({}))
    .output(checked(articleListData))
    .query(({ ctx, input }) => request(articleCalls.list, input, ctx)),

  /** Everybody whom an article names as its author. */
  authors: read
    .output(checked(articleAuthorsData.shape.authors))
    .query(async ({ ctx }) => (await request(articleCalls.authors, undefined, ctx)).authors),

  /** Begins a draft. */
  create: write
    .input(createArticleInput.prefault({}))
    .output(checked(articleSchema))
    .mutation(async ({ ctx, input }) => (await request(articleCalls.create, input, ctx)).article),

  /** An article as it was written last, and who else has it open. */
  open: read
    .input(named)
    .output(checked(openedArticleData))
    .query(({ ctx, input }) => request(articleCalls.open, input, ctx)),

  /** Saves what was written from `version`; `conflict` where somebody else saved meanwhile. */
  save: write
    .input(saveArticleInput.extend(id))
    .output(checked(articleSchema))
    .mutation(async ({ ctx, input }) => (await request(articleCalls.save, input, ctx)).article),

  publish: writePublic
    .input(publishArticleInput.extend(id))
    .output(checked(articleSchema))
    .mutation(async ({ ctx, input }) => (await request(articleCalls.publish, input, ctx)).article),

  schedule: write
    .input(scheduleArticleInput.extend(id))
    .output(checked(articleSchema))
    .mutation(async ({ ctx, input }) => (await request(articleCalls.schedule, input, ctx)).article),

  /** Unpublishes, calls a schedule off, archives, or takes out of the archive. */
  changeState: writePublic
    .input(changeArticleStateInput.extend(id))
    .output(checked(articleSchema))
    .mutation(async ({ ctx, input }) => (await request(articleCalls.changeState, input, ctx)).article),

  /** Deletes a draft that was never public. */
  remove: write
    .input(z.object({ ...id, version: versionSchema }))
    .output(checked(messageOutput))
    .mutation(({ ctx, input }) => requestReply(articleCalls.remove, input, ctx)),

  /** Makes a link that shows the draft to whoever has it; an earlier one ends. */
  makePreviewLink: write
    .input(named)
    .output(checked(articleSchema))
    .mutation(async ({ ctx, input }) => (await request(articleCalls.makePreviewLink, input, ctx)).article),

  endPreviewLink: write
    .input(named)
    .output(checked(articleSchema))
    .mutation(async ({ ctx, input }) => (await request(articleCalls.endPreviewLink, input, ctx)).article),

  /** Says that the viewer has an article open still; answers who else has, and its version. */
  see: write
    .input(named)
    .output(checked(presenceData))
    .mutation(({ ctx, input }) => request(articleCalls.see, input, ctx)),

  leave: write
    .input(named)
    .output(checked(messageOutput))
    .mutation(({ ctx, input }) => requestReply(articleCalls.leave, input, ctx)),

  /** What an article was at each save, newest first. */
  revisions: read
    .input(revisionListQuery.extend(id))
    .output(checked(revisionListData))
    .query(({ ctx, input }) => request(articleCalls.revisions, input, ctx)),

  revision: read
    .input(z.object({ ...id, revision_id: idSchema }))
    .output(checked(revisionData.shape.revision))
    .query(async ({ ctx, input }) => (await request(articleCalls.revision, input, ctx)).revision),

  /** Takes what an article was at a revision as its next version. */
  restore: write
    .input(restoreRevisionInput.extend({ ...id, revision_id: idSchema }))
    .output(checked(articleSchema))
    .mutation(async ({ ctx, input }) => (await request(articleCalls.restore, input, ctx)).article),

  /** The draft that a link shows, to anybody who has it. Never cached. */
  preview: personalProcedure
    .input(z.object({ token: previewTokenSchema }))
    .output(checked(blogSchema.partial({ outline: true })))
    .query(async ({ ctx, input }) => (await request(articleCalls.preview, input, ctx)).blog),
});
