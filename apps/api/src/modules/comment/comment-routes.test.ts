import { describe, expect, it } from "vitest";
import { startApp } from "../../test/app.ts";
import { aBlog } from "../../test/content.ts";
import { commentRepository } from "./comment-repository.ts";

const app = startApp();

describe("comment/blog/:id", () => {
  it("refuses a caller without a key", async () => {
    await app.bare().get("/api/v1/comment/blog/1").expect(403);
  });

  it("says what an id is", async () => {
    const { body } = await app.get("/api/v1/comment/blog/abc").expect(422);
    expect(body.message).toEqual({ id: "Must be a whole number" });
  });

  it("answers comments oldest first, each with its replies", async () => {
    const { id: blog_id } = await aBlog(app.db);
    const write = (content: string, day: number, parent_id: number | null = null) =>
      commentRepository(app.db).create({
        ...{ blog_id, parent_id, content, author: "Asha", avatar: null },
        created_at: new Date(Date.UTC(2026, 4, day)),
      });
    await write("second", 2);
    const { id } = await write("first", 1);
    await write("late reply", 4, id);
    await write("early reply", 3, id);
    const { body } = await app.get(`/api/v1/comment/blog/${blog_id}`).expect(200);
    expect(body.data.comments).toMatchObject([
      {
        content: "first",
        author: "Asha",
        created_at: "2026-05-01T00:00:00.000Z",
        reply_count: 2,
        replies: [{ content: "early reply" }, { content: "late reply" }],
      },
      { content: "second", reply_count: 0, replies: [] },
    ]);
  });

  it("finds no unknown article, nor one of another domain", async () => {
    const { id } = await aBlog(app.db);
    await app.get("/api/v1/comment/blog/9007199254740991").expect(404);
    await app.get(`/api/v1/comment/blog/${id}`, ".us").expect(404);
  });
});
