import { expect, it } from "vitest";
import { saveArticleInput } from "./article.ts";
import { versionSchema } from "./page.ts";

it("takes a version that the database can count to, and no other", () => {
  const taken = [0, 1, 2_147_483_647, 2_147_483_648, 1.5, -1].filter(
    (value) => versionSchema.safeParse(value).success,
  );
  expect(taken).toEqual([1, 2_147_483_647]);
  expect(saveArticleInput.shape.version).toBe(versionSchema);
});
