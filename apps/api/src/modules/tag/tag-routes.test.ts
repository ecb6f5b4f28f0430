import { describe, expect, it } from "vitest";
import { RepositoryError } from "../../repository-error.ts";
import { startApp } from "../../test/app.ts";
import { aTag } from "../../test/content.ts";

const app = startApp();

describe("tag/view", () => {
  it("refuses a caller without a key", async () => {
    await app.bare().get("/api/v1/tag/view").expect(403);
  });

  it("names the field that it cannot read", async () => {
    const { body } = await app.get("/api/v1/tag/view?limit=1.5").expect(422);
    expect(body.message).toEqual({ limit: "Must be a whole number" });
  });

  it("answers the tags of the domain in their order, and goes on by cursor", async () => {
    for (const slug of ["one", "two", "three"]) await aTag(app.db, slug);
    await aTag(app.db, "abroad", { domain_names: ["callboard.us"] });
    const { body } = await app.get("/api/v1/tag/view?limit=2", ".in").expect(200);
    const numbered = { id: expect.any(Number), status: "active" };
    expect(body.data.tags).toEqual([
      { ...numbered, tag_slug: "one", tag_name: "one" },
      { ...numbered, tag_slug: "two", tag_name: "two" },
    ]);
    const path = `/api/v1/tag/view?limit=2&cursor=${body.data.pagination.nextCursor}`;
    const next = await app.get(path, ".in").expect(200);
    expect(next.body.data.tags).toMatchObject([{ tag_slug: "three" }]);
    await app.get(path, ".us").expect(422);
  });
});

describe("a new tag", () => {
  it.each(["login", "Events", "crowdfunding"])("cannot take %s, an address of the site", async (slug) => {
    await expect(async () => aTag(app.db, slug)).rejects.toThrow(new RepositoryError("tag_slug_reserved"));
  });
});
