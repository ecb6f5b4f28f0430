import type { CreateCommentInput } from "@callboard/contracts/comment";
import type { DomainSuffix } from "@callboard/contracts/domain";
import { heldComment } from "@callboard/contracts/screening/held-comment";
import { staffLimits } from "@callboard/contracts/staff-limits";
import { addMs, msBetween } from "../../dates.ts";
import type { Db } from "../../db/client.ts";
import {
  FieldError,
  ForbiddenError,
  NotFoundError,
  RateLimitError,
  UnauthorizedError,
} from "../../http/errors.ts";
import { userRepository } from "../account/user-repository.ts";
import { caseRepository } from "../moderation/case-repository.ts";
import { wordListRepository } from "../moderation/word-list-repository.ts";
import type { Actor } from "../session/session-repository.ts";
import { suspensionRepository } from "../suspension/suspension-repository.ts";
import { canRemoveComment } from "./comment-policy.ts";
import { type CommentRow, commentRepository } from "./comment-repository.ts";
import { titleOfComment } from "./comment-title.ts";

/** The comment that a reply hangs under: the one it names, or that one's own. Throws NotFoundError and FieldError. */
async function threadOf({ blog_id, parent_comment_id }: CreateCommentInput, tx: Db): Promise<number | null> {
  if (parent_comment_id === undefined) return null;
  const parent = await commentRepository(tx).getLocked(parent_comment_id);
  if (!parent) throw new NotFoundError();
  if (parent.blog_id !== blog_id) throw new FieldError({ parent_comment_id: "Belongs to another article" });
  return parent.parent_id ?? parent.id;
}

type Written = { text: string; site: DomainSuffix | null; now: Date };

/** Why a comment waits for a moderator; null for one that is public at once. */
async function heldReason(tx: Db, userId: number, joined: Date, { text, site, now }: Written) {
  const isYoung = msBetween(joined, now) < staffLimits.newAccount;
  const isNew = isYoung && (await commentRepository(tx).countPublic(userId)) < staffLimits.firstComments;
  return heldComment({ text, isNew, words: await wordListRepository(tx).wordsOn(site) });
}

/**
 * Writes a comment in the actor's name, replies one level deep; `site` is where it is written. One that the rules hold waits for
 * a moderator. Throws NotFoundError, FieldError, and RateLimitError for too many in a while.
 */
export function writeComment(
  db: Db,
  actor: Actor,
  input: CreateCommentInput,
  now: Date,
  site: DomainSuffix | null = null,
): Promise<CommentRow> {
  return db.transaction(async (tx) => {
    const comments = commentRepository(tx);
    const isSuspended = await suspensionRepository(tx).isSuspended(actor.userId);
    const user = await userRepository(tx).get(actor.userId);
    if (!user || isSuspended) throw new UnauthorizedError();
    const joined = await userRepository(tx).lockToWrite(user.id);
    const since = addMs(now, -staffLimits.commentRateWindow);
    if ((await comments.countSince(user.id, since)) >= staffLimits.commentRate) {
      throw new RateLimitError(
        "You have written a lot. Try again in ten minutes.",
        staffLimits.commentRateWindow / 1_000,
      );
    }
    const parent_id = await threadOf(input, tx);
    const text = input.comment_text;
    const reason = await heldReason(tx, user.id, joined, { text, site, now });
    const created = await comments.create({
      blog_id: input.blog_id,
      parent_id,
      user_id: user.id,
      author: user.name,
      content: text,
      created_at: now,
      visibility: reason === null ? "public" : "waiting",
    });
    if (reason !== null) {
      const subject = { kind: "comment" as const, id: created.id };
      const title = titleOfComment(text);
      await caseRepository(tx).open({ subject, user_id: user.id, title, source: "screening", now });
    }
    return created;
  });
}

/** Removes one of the actor's own comments. Throws NotFoundError and ForbiddenError. */
export function removeComment(db: Db, actor: Actor, id: number, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const comment = await commentRepository(tx).getLocked(id);
    if (!comment || comment.removed_at) throw new NotFoundError();
    if (!canRemoveComment(actor, comment)) throw new ForbiddenError("Only your own comments can be deleted");
    await commentRepository(tx).remove(comment, now);
  });
}
