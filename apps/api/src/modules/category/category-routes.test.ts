import { describe, expect, it } from "vitest";
import { startApp } from "../../test/app.ts";
import { aBlog, aCategory } from "../../test/content.ts";

const app = startApp();

describe("category/view", () => {
  it("refuses a caller without a key", async () => {
    await app.bare().get("/api/v1/category/view").expect(403);
  });

  it("names the field that it cannot read", async () => {
    const { body } = await app.get("/api/v1/category/view?page=1000000000").expect(422);
    expect(body.message).toEqual({ page: "Must be at most 1000" });
  });

  it("counts the articles of the domain, and none is a number too", async () => {
    const { id: category_id } = await aCategory(app.db, "Theatre");
    await aCategory(app.db, "Dance");
    await aBlog(app.db, { category_id, domain_names: ["callboard.in", "callboard.us"] });
    await aBlog(app.db, { category_id, domain_names: ["callboard.in", "localhost"] });
    const counts = async (domain?: string) => {
      const { body } = await app.get("/api/v1/category/view", domain).expect(200);
      return body.data.rows.map(({ name, blog_count }: { name: string; blog_count: number }) => [
        name,
        blog_count,
      ]);
    };
    expect(await counts(".in")).toEqual([
      ["Theatre", 2],
      ["Dance", 0],
    ]);
    expect(await counts(".us")).toEqual([
      ["Theatre", 1],
      ["Dance", 0],
    ]);
    expect(await counts()).toEqual([
      ["Theatre", 2],
      ["Dance", 0],
    ]);
  });
});
