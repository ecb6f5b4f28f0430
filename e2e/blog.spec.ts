import { expect, isTakenOver, open, test } from "./journey.ts";

const article = "/blog/self-tape-in-a-one-room-flat";

test("a reader searches, filters, loads more, opens an article, goes to a tag and back", async ({ page }) => {
  await open(page, "/blog");
  const stories = page.getByRole("region", { name: "Latest Stories" }).getByRole("article");
  await expect(stories).toHaveCount(10);

  await page
    .getByRole("button", { name: "Load More" })
    .or(page.getByRole("link", { name: "Load More" }))
    .click();
  await expect(stories).toHaveCount(20);

  await page
    .getByRole("navigation", { name: "Categories" })
    .first()
    .getByRole("link", { name: "Theatre" })
    .click();
  await expect(page).toHaveURL(/category_id=\d+/);
  await expect(stories).toHaveCount(5);

  await page.getByRole("main").getByRole("searchbox").fill("lantern");
  await expect(page).toHaveURL(/query=lantern/);
  await expect(stories.getByRole("heading", { name: /lanterns/i })).toBeVisible();
  await stories
    .getByRole("heading", { name: /lanterns/i })
    .getByRole("link")
    .click();

  await expect(page).toHaveURL(/\/blog\/six-lanterns-in-a-school-hall$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/lanterns/i);
  const chip = page.getByRole("list", { name: "Tags" }).getByRole("link").first();
  const tag = ((await chip.textContent()) ?? "").replace("#", "").trim();
  await chip.click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(tag, { ignoreCase: true });

  await page.goBack();
  await expect(page).toHaveURL(/six-lanterns/);
  await page.goBack();
  await expect(page).toHaveURL(/query=lantern/);
  await expect(page.getByRole("main").getByRole("searchbox")).toHaveValue("lantern");
});

test("going back restores the loaded pages and the scroll position", async ({ page }) => {
  await open(page, "/blog");
  const stories = page.getByRole("region", { name: "Latest Stories" }).getByRole("article");
  await page
    .getByRole("button", { name: "Load More" })
    .or(page.getByRole("link", { name: "Load More" }))
    .click();
  await expect(stories).toHaveCount(20);
  await stories.nth(15).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await stories.nth(15).getByRole("link").first().click();
  await expect(page.getByRole("link", { name: "All Articles" })).toBeVisible();
  // The article's smooth scrolling must not continue in the list.
  await page.evaluate(() => history.back());
  await expect(stories).toHaveCount(20);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});

test.describe("with a clipboard", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("the table of contents links to its sections, and the article's link can be copied", async ({
    page,
  }) => {
    await open(page, article);
    const contents = page.getByRole("navigation", { name: "Table of contents" });
    const second = contents.getByRole("link").nth(1);
    const text = (await second.textContent()) ?? "";
    await second.click();
    await expect(page).toHaveURL(/#.+/);
    await expect(page.getByRole("heading", { name: text, exact: true })).toBeInViewport();

    await page.getByRole("button", { name: "Copy link" }).click();
    await expect(page.getByText("Copied!")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(article);
    await expect(page.getByText("Copied!")).toBeHidden();
  });
});

test("comments open step by step", async ({ page }) => {
  await open(page, article);
  const comments = page.getByRole("region", { name: /Comments/ });
  const topLevel = comments.getByRole("list").first().locator(":scope > li");
  await expect(topLevel).toHaveCount(2);
  await comments.getByRole("button", { name: "Show More" }).click();
  await expect(topLevel).toHaveCount(7);
  await comments
    .getByRole("button", { name: /View replies/ })
    .first()
    .click();
  await expect(comments.getByRole("button", { name: /Hide replies/ })).toBeVisible();
  await expect(comments.getByRole("link", { name: /Sign In/ })).toHaveAttribute("href", /^\/login/);
});

test("a rendered article is complete, and is not fetched again", async ({ page, request }) => {
  const answer = await request.get(article);
  expect(answer.status()).toBe(200);
  const html = await answer.text();
  expect(html).toMatch(/<h1[^>]*>[^<]*one-room/i);
  expect(html).toContain("<title>");
  expect(html).toMatch(/<link rel="preload" href="[^"]*newsreader-latin-400-normal[^"]*" as="font"/);

  const calls: string[] = [];
  page.on("request", (sent) => sent.url().includes("/trpc/") && calls.push(sent.url()));
  await open(page, article);
  await page.waitForLoadState("networkidle");
  expect(calls).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the blog is readable, filterable and searchable", async ({ page }) => {
    await page.goto("/blog");
    const stories = page.getByRole("region", { name: "Latest Stories" }).getByRole("article");
    await expect(stories).toHaveCount(10);
    await page.getByRole("link", { name: "Load More" }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(stories.first()).toBeVisible();
    await page.goto("/blog?query=lantern");
    await stories.getByRole("link").first().click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("article p").first()).toBeVisible();
  });
});

test.describe("unknown URLs", () => {
  test.use({ allowed: /status of 404/ });

  for (const path of [
    "/blog/no-such-article",
    "/no-such-tag",
    "/blog/tag/no-such-tag",
    "/no/such/place",
    "/404",
  ]) {
    test(`${path} answers 404 with the not-found page`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await isTakenOver(page);
      await expect(
        page.getByText("Sorry, the page or content you are looking for does not exist."),
      ).toBeVisible();
    });
  }
});
