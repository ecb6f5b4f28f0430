import { describe, expect, it } from "vitest";
import { articleFieldsSchema, emptyArticle, writtenArticleFields } from "./article.ts";
import { pictureAddress } from "./library-image.ts";

const refused = [
  ...[
    "a.jpg",
    "//images.example/a.jpg",
    "http://images.example/a.jpg",
    "javascript:alert(1)",
    "data:image/png,x",
  ],
  ...[
    "https://",
    "https:///a.jpg",
    "/media/../a.webp",
    "/media/a/b.webp",
    "/media/a b.webp",
    "/elsewhere/a.webp",
  ],
];

describe("the featured image of an article", () => {
  const withImage = (featured_image: string | null) => ({ ...emptyArticle, featured_image });

  it.each([null, "", "/media/stage-1440.webp", "https://images.example/a.jpg"])("may be %s", (address) => {
    expect(writtenArticleFields.safeParse(withImage(address)).success).toBe(true);
  });

  it.each(refused)("may not become %s, though it is answered where it is stored", (address) => {
    expect(writtenArticleFields.safeParse(withImage(address)).error?.issues[0]?.message).toBe(
      "Choose an image of the library",
    );
    expect(articleFieldsSchema.safeParse(withImage(address)).success).toBe(true);
  });
});

it("an entry of a list has a picture, or none, and never an empty one", () => {
  expect(pictureAddress.safeParse(null).success).toBe(true);
  expect(pictureAddress.safeParse("/media/stage-1440.webp").success).toBe(true);
  for (const address of ["", ...refused])
    expect(pictureAddress.safeParse(address).success, address).toBe(false);
});
