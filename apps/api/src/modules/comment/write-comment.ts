import type { CreateCommentInput } from "@callboard/contracts/comment";
import type { Db } from "../../db/client.ts";
import { FieldError, ForbiddenError, NotFoundError, UnauthorizedError } from "../../http/errors.ts";
import { userRepository } from "../account/user-repository.ts";
import type { Actor } from "../session/session-repository.ts";
import { canRemoveComment } from "./comment-policy.ts";
import { type CommentRow, commentRepository } from "./comment-repository.ts";

/** The comment that a reply hangs under: the one it names, or that one's own. Throws NotFoundError and FieldError. */
async function threadOf({ blog_id, parent_comment_id }: CreateCommentInput, tx: Db): Promise<number | null> {
  if (parent_comment_id === undefined) return null;
  const parent = await commentRepository(tx).getLocked(parent_comment_id);
  if (!parent) throw new NotFoundError();
  if (parent.blog_id !== blog_id) throw new FieldError({ parent_comment_id: "Belongs to another article" });
  return parent.parent_id ?? parent.id;
}

/** Writes a comment in the actor's name, replies one level deep. Throws NotFoundError and FieldError. */
export function writeComment(
  db: Db,
  actor: Actor,
  input: CreateCommentInput,
  now: Date,
): Promise<CommentRow> {
  return db.transaction(async (tx) => {
    const user = await userRepository(tx).get(actor.userId);
    if (!user) throw new UnauthorizedError();
    return commentRepository(tx).create({
      blog_id: input.blog_id,
      parent_id: await threadOf(input, tx),
      user_id: user.id,
      author: user.name,
      content: input.comment_text,
      created_at: now,
    });
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
