import { commentTexts } from "./people.ts";

/** A comment, or a reply under `replies`. */
export type Comment = {
  id: number;
  author: string;
  avatar: string | null;
  content: string;
  created_at: string;
  replies: Comment[];
  reply_count: number;
};

const hour = 3_600_000;

/** Comments by article, newest first: all of them under the newest article, and fewer under some others. */
export function createComments(today: Date): Map<number, Comment[]> {
  let id = 0;
  const comment = (author: string, content: string, hoursAgo: number, replies: Comment[] = []): Comment => {
    id += 1;
    const created_at = new Date(today.getTime() - hoursAgo * hour).toISOString();
    return { id, author, avatar: null, content, created_at, replies, reply_count: replies.length };
  };
  const under = (count: number) =>
    commentTexts.slice(0, count).map(([author, text, replies], index) => {
      const answers = replies.map(([by, reply], at) => comment(by, reply, index * 5 + 4 - at));
      return comment(author, text, index * 5 + 5, answers);
    });
  return new Map([
    [36, under(9)],
    [35, under(3)],
    [1, under(6)],
  ]);
}
