import type { Comment, Reply } from "@callboard/contracts/comment";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Db } from "../../db/client.ts";
import { encodeCursor } from "../../db/cursor.ts";
import { comments } from "../../db/schema/comment.ts";
import { startApp } from "../../test/app.ts";
import { aBlog } from "../../test/content.ts";
import { aPerson } from "../../test/people.ts";
import { rounds } from "../../test/rounds.ts";
import { rowsRead } from "../../test/rows-read.ts";
import { commentListRepository } from "./comment-list-repository.ts";

const app = startApp();
const many = rounds(6_000, 100_000);

let blogId: number;
beforeEach(async () => {
  ({ id: blogId } = await aBlog(app.db));
});

/** Writes so many comments or replies, three at each instant. */
async function write(count: number, parentId: number | null = null) {
  await app.db.execute(sql`
    insert into comments (blog_id, parent_id, author, content, created_at)
    select ${blogId}, ${parentId}, 'Asha', 'Words ' || n, timestamptz '2026-05-01' + n / 3 * interval '1 second'
    from generate_series(1, ${count}) n`);
  await app.db
    .update(comments)
    .set({ reply_count: count })
    .where(eq(comments.id, parentId ?? 0));
  await app.db.execute(sql`analyze comments`);
}

type Listed = { comments: Comment[]; replies: Reply[]; pagination: { nextCursor: string | null } };

async function read(path: string, bearer?: string): Promise<Listed> {
  const { body } = await app.get(`/api/v1/comment/${path}`, undefined, bearer).expect(200);
  return body.data;
}
const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

/** All that a list has, page by page, from its first one or from a cursor on. */
async function readAll(path: string, itemsOf: (page: Listed) => { id: number }[], from?: string) {
  const ids: number[] = [];
  let cursor: string | null | undefined = from;
  do {
    const page: Listed = await read(`${path}?limit=100${cursor ? `&cursor=${cursor}` : ""}`);
    ids.push(...idsOf(itemsOf(page)));
    cursor = page.pagination.nextCursor;
  } while (cursor);
  return ids;
}

describe("comment/blog/:id", () => {
  it("reads a bounded page however many comments there are, and each of them in the end", async () => {
    await write(many);
    const { comments: first, pagination } = await read(`blog/${blogId}`);
    expect(idsOf(first)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    expect(pagination).toMatchObject({ page: 1, limit: 20, hasNextPage: true });
    const all = await readAll(`blog/${blogId}`, (page) => page.comments);
    expect(all).toEqual(Array.from({ length: many }, (_, index) => index + 1));
  });

  it("reads no replies of others to find a page of comments", async () => {
    await write(1);
    await write(many, 1);
    await write(30);
    const { comments: first } = await read(`blog/${blogId}`);
    expect(idsOf(first)[1]).toBeGreaterThan(many);
    expect(first[0]).toMatchObject({ id: 1, reply_count: many, replies: { length: 10 } });
    const read20 = (db: Db) => commentListRepository(db).list(blogId, { page: 1, limit: 20 });
    expect(await rowsRead(app.db, ["comments"], read20)).toBeLessThan(100);
  });

  it("brings the first replies of each comment, and where they go on", async () => {
    await write(2);
    await write(10, 1);
    await write(45, 2);
    const { comments: rows } = await read(`blog/${blogId}`);
    expect(rows[0]).toMatchObject({ reply_count: 10, replies: { length: 10 } });
    expect(rows[0]).not.toHaveProperty("replies_cursor");
    expect(rows[1]).toMatchObject({ reply_count: 45, replies: { length: 10 } });
    const rest = await readAll("2/replies", (page) => page.replies, rows[1]?.replies_cursor);
    expect([...idsOf(rows[1]?.replies ?? []), ...rest]).toEqual(Array.from({ length: 45 }, (_, n) => n + 13));
  });

  it("takes a cursor for its own list only", async () => {
    await write(30);
    const { pagination } = await read(`blog/${blogId}`);
    const { id } = await aBlog(app.db);
    await app.get(`/api/v1/comment/blog/${id}?cursor=${pagination.nextCursor}`).expect(422);
    await app.get(`/api/v1/comment/1/replies?cursor=${pagination.nextCursor}`).expect(422);
  });
});

describe("comment/:id/replies", () => {
  it("refuses a caller without a key", async () => {
    await app.bare().get("/api/v1/comment/1/replies").expect(403);
  });

  it("reads them by pages, oldest first, with what the viewer may do", async () => {
    const { bearer } = await aPerson(app);
    await write(1);
    const body = { blog_id: blogId, comment_text: "Mine", parent_comment_id: 1 };
    await app.post("/api/v1/comment/create", body, { bearer }).expect(200);
    await write(many, 1);
    const { replies, pagination } = await read("1/replies", bearer);
    expect(replies).toHaveLength(20);
    expect(pagination).toMatchObject({ limit: 20, hasNextPage: true });
    const all = await readAll("1/replies", (page) => page.replies);
    expect(new Set(all).size).toBe(many + 1);
    // Written last, so at the end of the last page.
    const rest = await app.db
      .select()
      .from(comments)
      .where(eq(comments.id, all.at(-2) ?? 0));
    const key = { value: rest[0]?.created_at.getTime() ?? 0, id: rest[0]?.id ?? 0 };
    const cursor = encodeCursor(JSON.stringify(["replies", 1]), key);
    expect((await read(`1/replies?cursor=${cursor}`, bearer)).replies).toMatchObject([
      { content: "Mine", can: { remove: true } },
    ]);
  });

  it("finds no unknown comment, nor one of an article of another domain", async () => {
    await write(1);
    await app.get("/api/v1/comment/9007199254740991/replies").expect(404);
    await app.get("/api/v1/comment/1/replies", ".us").expect(404);
    expect((await read("1/replies")).replies).toEqual([]);
  });
});
