import type { Comment } from "@callboard/contracts/comment";
import { staffLimits } from "@callboard/contracts/staff-limits";
import { beforeEach, describe, expect, it } from "vitest";
import { comments } from "../../db/schema/comment.ts";
import { startApp } from "../../test/app.ts";
import { aBlog } from "../../test/content.ts";
import { aPerson } from "../../test/people.ts";

const app = startApp();
type Person = Awaited<ReturnType<typeof aPerson>>;

let blog_id: number;
let asha: Person;
let dev: Person;
beforeEach(async () => {
  ({ id: blog_id } = await aBlog(app.db));
  asha = await aPerson(app, { name: "Asha" });
  dev = await aPerson(app, { name: "Dev" });
});

const create = (body: object, { bearer }: Person = asha) =>
  app.post("/api/v1/comment/create", { blog_id, comment_text: "Words", ...body }, { bearer });
const remove = (id: number, { bearer }: Person = asha) => app.remove(`/api/v1/comment/${id}`, { bearer });

async function written(body: object = {}, person: Person = asha) {
  app.clock.pass(1_000);
  const answer = await create(body, person).expect(200);
  return answer.body.data.comment as Comment & { parent_comment_id: number | null };
}

async function thread(bearer?: string): Promise<Comment[]> {
  const { body } = await app.get(`/api/v1/comment/blog/${blog_id}`, undefined, bearer).expect(200);
  return body.data.comments;
}

describe("comment/create", () => {
  it.each([
    ["blank", " \n\t ", "Comment is required"],
    ["of 501 characters", "a".repeat(501), "Must be at most 500 characters"],
  ])("refuses one that is %s", async (_name, comment_text, message) => {
    const { body } = await create({ comment_text }).expect(422);
    expect(body.message).toEqual({ comment_text: message });
  });

  it("writes it in the name of who is signed in, who may remove it", async () => {
    const comment_text = ` ${"é".repeat(500)} `;
    const { body } = await create({ comment_text }).expect(200);
    expect(body).toMatchObject({ message: "Comment posted" });
    const expected = {
      ...{ id: expect.any(Number), author: "Asha", avatar: null, content: "é".repeat(500) },
      ...{ created_at: "2026-06-15T09:00:00.000Z", can: { remove: true }, replies: [], reply_count: 0 },
    };
    expect(body.data.comment).toEqual({ ...expected, parent_comment_id: null });
    expect(await thread(asha.bearer)).toEqual([expected]);
  });

  it("hangs a reply to a reply under the same comment", async () => {
    const { id } = await written();
    const reply = await written({ parent_comment_id: id }, dev);
    const deeper = await written({ parent_comment_id: reply.id });
    expect([reply.parent_comment_id, deeper.parent_comment_id]).toEqual([id, id]);
    const [comment] = await thread();
    expect(comment?.replies.map(({ id }) => id)).toEqual([reply.id, deeper.id]);
  });

  it("finds no unknown article, none of another domain, and no unknown comment to reply to", async () => {
    await create({ blog_id: 9_007_199_254_740_991 }).expect(404);
    await create({}).set("x-domain-suffix", ".us").expect(404);
    await create({ parent_comment_id: 9_007_199_254_740_991 }).expect(404);
  });

  it("refuses a reply across articles", async () => {
    const { id } = await written();
    const other = await aBlog(app.db);
    const { body } = await create({ blog_id: other.id, parent_comment_id: id }).expect(422);
    expect(body.message).toEqual({ parent_comment_id: "Belongs to another article" });
  });
});

describe("what the viewer may do with a comment", () => {
  it("is to remove their own, replies too", async () => {
    const { id } = await written();
    await written({ parent_comment_id: id }, dev);
    const may = async (bearer?: string) =>
      (await thread(bearer)).flatMap(({ can, replies }) => [
        can.remove,
        ...replies.map((row) => row.can.remove),
      ]);
    expect(await may()).toEqual([false, false]);
    expect(await may("no-bearer-of-anybody-here")).toEqual([false, false]);
    expect(await may(asha.bearer)).toEqual([true, false]);
    expect(await may(dev.bearer)).toEqual([false, true]);
  });
});

describe("DELETE comment/:id", () => {
  it("refuses somebody else's, and one that has no author", async () => {
    const { id } = await written();
    const { body } = await remove(id, dev).expect(403);
    expect(body.message).toBe("Only your own comments can be deleted");
    await app.db.update(comments).set({ user_id: null });
    await remove(id).expect(403);
    expect(await thread()).toHaveLength(1);
  });

  it("says what an id is, and finds no unknown one", async () => {
    await app.remove("/api/v1/comment/abc", { bearer: asha.bearer }).expect(422);
    await remove(9_007_199_254_740_991).expect(404);
  });

  it("removes one without replies, once", async () => {
    const { id } = await written();
    await remove(id).expect(200, { success: true, message: "Comment deleted", data: null });
    await remove(id).expect(404);
    expect(await app.db.select().from(comments)).toEqual([]);
  });

  it("leaves the replies of others their place, with nothing of the author", async () => {
    const { id } = await written({ comment_text: "My secret" });
    const reply = await written({ parent_comment_id: id }, dev);
    await remove(id).expect(200);
    expect(await thread(asha.bearer)).toMatchObject([
      { id, author: "", content: "Comment deleted", can: { remove: false }, replies: [{ id: reply.id }] },
    ]);
    expect(JSON.stringify(await app.db.select().from(comments))).not.toContain("My secret");
    await remove(id).expect(404);
  });

  it("clears the place away with the last reply", async () => {
    const { id } = await written();
    const first = await written({ parent_comment_id: id }, dev);
    const second = await written({ parent_comment_id: id }, dev);
    await remove(id).expect(200);
    await remove(first.id, dev).expect(200);
    expect(await thread()).toMatchObject([{ reply_count: 1, replies: [{ id: second.id }] }]);
    await remove(second.id, dev).expect(200);
    expect(await thread()).toEqual([]);
  });

  it("meets replies that come at the same time", async () => {
    const other = await aPerson(app);
    const { id } = await written();
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () => create({ parent_comment_id: id }, dev)),
      remove(id),
      ...Array.from({ length: 10 }, () => create({ parent_comment_id: id }, other)),
    ]);
    for (const { status } of answers) expect([200, 404]).toContain(status);
    const kept = answers.filter(({ status, body }) => status === 200 && body.data).length;
    const read = await app.get(`/api/v1/comment/${id}/replies?limit=100`);
    expect(read.body.data?.replies ?? []).toHaveLength(kept);
    expect((await thread()).map(({ reply_count }) => reply_count)).toEqual(kept > 0 ? [kept] : []);
  });
});

describe("comment/mine", () => {
  it("lists the own ones, newest first, each with its article, and goes on by cursor", async () => {
    const { slug } = await aBlog(app.db, { slug: "second", title: "The second" });
    const { id } = await written();
    for (let count = 0; count < 11; count += 1) {
      // So many at once are refused.
      if (count === 5) app.clock.pass(staffLimits.commentRateWindow);
      await written({ comment_text: `Words ${count}` });
    }
    await written({ parent_comment_id: id }, dev);
    const mine = (query = "") => app.get(`/api/v1/comment/mine${query}`, undefined, asha.bearer);
    const { body } = await mine().expect(200);
    expect(slug).toBe("second");
    expect(body.data.comments).toHaveLength(10);
    expect(body.data.comments[0]).toEqual({
      ...{ id: expect.any(Number), content: "Words 10", created_at: expect.any(String) },
      ...{ blog_slug: expect.stringMatching(/^article-/), blog_title: expect.stringMatching(/^Article /) },
      visibility: "public",
    });
    const next = await mine(`?cursor=${body.data.pagination.nextCursor}`).expect(200);
    expect(next.body.data.comments.map(({ content }: { content: string }) => content)).toEqual([
      "Words 0",
      "Words",
    ]);
    await app
      .get(`/api/v1/comment/mine?cursor=${body.data.pagination.nextCursor}`, undefined, dev.bearer)
      .expect(422);
  });
});
