import type { Comment } from "../content/create-comments.ts";
import { type Asked, type Call, Refusal } from "../define-call.ts";
import { id, text } from "../fields.ts";

const reply = { required: ["id", "content"] };
const comment = { ...reply, nested: { replies: reply } };

const commentMax = 500;

function nextId({ comments }: Asked["store"]): number {
  const all = [...comments.values()].flat().flatMap((each) => [each, ...each.replies]);
  return Math.max(...all.map((each) => each.id)) + 1;
}

/** The comment that a new one answers; a reply to a reply stands beside it. */
function parentOf(comments: Comment[], parent: unknown): Comment {
  const found = comments.find(
    (each) => each.id === parent || each.replies.some((answer) => answer.id === parent),
  );
  if (!found) throw new Refusal(422, { parent_comment_id: "there is no such comment" });
  return found;
}

function createComment({ body, person, store }: Asked): Comment {
  const { blog_id, comment_text, parent_comment_id } = body;
  if (!store.articles.some((each) => each.id === blog_id))
    throw new Refusal(422, { blog_id: "there is no such blog" });
  const comments = store.comments.get(Number(blog_id)) ?? [];
  const created: Comment = {
    id: nextId(store),
    author: person?.name ?? "",
    avatar: null,
    content: String(comment_text),
    created_at: new Date().toISOString(),
    replies: [],
    reply_count: 0,
  };
  if (parent_comment_id === undefined) {
    store.comments.set(Number(blog_id), [created, ...comments]);
  } else {
    const parent = parentOf(comments, parent_comment_id);
    parent.replies.push(created);
    parent.reply_count = parent.replies.length;
  }
  return created;
}

export const commentCalls: Call[] = [
  {
    method: "GET",
    path: "/comment/blog/:id",
    answer: ({ params, store }) => {
      if (!store.articles.some((each) => each.id === Number(params.id)))
        throw new Refusal(404, "Resource not found");
      const rows = store.comments.get(Number(params.id)) ?? [];
      return { kind: "list", name: "comments", rows, entity: comment, place: undefined };
    },
  },
  {
    method: "POST",
    path: "/comment/create",
    needsBearer: true,
    body: {
      blog_id: id,
      comment_text: text.max(commentMax, `must be at most ${commentMax} characters`),
      parent_comment_id: id.optional(),
    },
    answer: (asked) => ({
      kind: "item",
      name: "comment",
      row: createComment(asked),
      entity: comment,
      message: "Comment posted",
    }),
  },
];
