import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { blogs } from "../../db/schema/blog.ts";
import { aBlog } from "../../test/content.ts";
import { startDatabase } from "../../test/database.ts";
import { blogOutlineRepository } from "./blog-outline-repository.ts";
import { blogRepository } from "./blog-repository.ts";

const database = startDatabase();

it("gives articles without an outline one, and leaves the others as they are", async () => {
  const { db } = database.current;
  const { id } = await aBlog(db, { slug: "old", content: "<h1>One</h1>" });
  await db.update(blogs).set({ content: "<h1>One</h1>", outline: null }).where(eq(blogs.id, id));
  await aBlog(db, { slug: "new", content: "<h1>One</h1>" });
  const written = await blogRepository(db).get("new", null);

  expect(await blogRepository(db).get("old", null)).not.toHaveProperty("outline");
  await blogOutlineRepository(db).createMissing();

  expect(await blogRepository(db).get("old", null)).toMatchObject({
    content: '<h2 id="section-one" tabindex="-1">One</h2>',
    outline: [{ id: "section-one", level: 1, text: "One" }],
  });
  expect(await blogRepository(db).get("new", null)).toEqual(written);
});
