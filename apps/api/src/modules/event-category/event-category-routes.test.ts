import { describe, expect, it } from "vitest";
import { startApp } from "../../test/app.ts";
import { eventCategoryRepository } from "./event-category-repository.ts";

const app = startApp();
const path = "/api/v1/event-category/view";

describe("event-category/view", () => {
  it("refuses a caller without a key", async () => {
    await app.bare().get(path).expect(403);
  });

  it("names the field that it cannot read", async () => {
    const { body } = await app.get(`${path}?limit=x`).expect(422);
    expect(body.message).toEqual({ limit: "Must be a whole number" });
  });

  it("answers all categories in their order, or a page of them", async () => {
    await eventCategoryRepository(app.db).createMany(["Theatre", "Singing", "Dance"]);
    const { body } = await app.get(path).expect(200);
    expect(body.data.categories).toMatchObject([{ name: "Theatre" }, { name: "Singing" }, { name: "Dance" }]);
    const second = await app.get(`${path}?limit=2&page=2`).expect(200);
    expect(second.body.data).toMatchObject({
      categories: [{ name: "Dance" }],
      pagination: { hasNextPage: false },
    });
  });
});
