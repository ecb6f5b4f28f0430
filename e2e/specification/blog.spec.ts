import { expect, open } from "../journey.ts";
import { loadMore, reader, signIn, test } from "./journey.ts";

/** The newest article, which has comments. */
const article = "/blog/a-short-film-in-a-long-corridor";

test("a reader filters, searches, loads more, and reads an article by its contents", async ({ page }) => {
  await open(page, "/blog");
  const stories = page.getByRole("region", { name: "Latest Stories" }).getByRole("article");
  await expect(stories).toHaveCount(10);
  await loadMore(page);
  await expect(stories).toHaveCount(20);

  await page
    .getByRole("region", { name: "Categories" })
    .getByRole("link", { name: /^Theatre/ })
    .click();
  await expect(page).toHaveURL(/category_id=\d+/);
  await expect(stories).toHaveCount(6);
  await expect(page.getByRole("button", { name: "Load More" })).toHaveCount(0);
  await page.getByRole("main").getByRole("searchbox").fill("curtain");
  await expect(page).toHaveURL(/query=curtain/);
  await expect(stories).toHaveCount(1);
  await stories.getByRole("link", { name: "The night the curtain stuck" }).click();

  await expect(page.getByRole("heading", { level: 1, name: "The night the curtain stuck" })).toBeVisible();
  const contents = page.getByRole("navigation", { name: "Table of contents" });
  await contents.getByRole("link", { name: "What it takes" }).click();
  await expect(page).toHaveURL(/#.*what-it-takes$/);
  await expect(page.getByRole("heading", { name: "What it takes" })).toBeInViewport();
  await expect(page.getByRole("region", { name: "Recommended Articles" }).getByRole("article")).toHaveCount(
    4,
  );
  await page.getByRole("link", { name: "View All" }).click();
  await expect(page).toHaveURL(/\/blog$/);
});

test("a tag's page lists its articles, and a chip leads there", async ({ page, request, variant }) => {
  await open(page, article);
  const chips = page.getByRole("list", { name: "Tags" }).getByRole("link");
  if (variant === "sparse") {
    await expect(chips).toHaveCount(0);
    await open(page, "/on-set");
  } else {
    await chips.filter({ hasText: "#On set" }).click();
    await expect(page).toHaveURL(/\/on-set$/);
    await expect(page.getByText("Days that begin at five in the morning.")).toBeVisible();
  }
  await expect(page.getByRole("heading", { level: 1, name: /on.set/i })).toBeVisible();
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  expect((await request.get("/no-such-tag")).status()).toBe(404);
});

test("a visitor reads comments, signs in at them, comments and answers", async ({ page, variant }) => {
  await open(page, article);
  const comments = page.getByRole("region", { name: /^Comments/ });
  const shown = comments.getByRole("list").first().locator(":scope > li");
  await expect(shown).toHaveCount(2);
  await comments.getByRole("button", { name: "Show More" }).click();
  await expect(shown).toHaveCount(7);
  await comments.getByRole("button", { name: "View replies (1)" }).first().click();
  await expect(comments.getByText("Ours plays the other part by now.")).toBeVisible();

  await comments.getByRole("link", { name: "Sign In / Sign Up" }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await signIn(page, `${article}#comments`);
  const words = `The corridor is longer than it looks, ${variant}`;
  await comments.getByRole("textbox", { name: "Your comment" }).fill(words);
  await comments.getByRole("button", { name: "Post Comment" }).click();
  const own = comments.getByRole("listitem").filter({ hasText: words });
  await expect(own).toHaveCount(1);
  // An upstream that does not tell authors tells none of one's own either.
  await expect(own.getByText(reader.name)).toHaveCount(variant === "sparse" ? 0 : 1);

  await own.getByRole("button", { name: "Reply" }).click();
  await own.getByRole("textbox").fill("And darker");
  await own.getByRole("button", { name: "Post Reply" }).click();
  await expect(own.getByText("And darker")).toBeVisible();
  await expect(comments.getByRole("button", { name: "Delete" })).toHaveCount(0);
  await page.reload();
  await expect(own.getByRole("button", { name: "View replies (1)" })).toBeVisible();
});
