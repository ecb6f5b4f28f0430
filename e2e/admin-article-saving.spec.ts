import { comeIn } from "./admin.ts";
import { beginDraft, isSaved, textOf, unique } from "./articles.ts";
import { expect, test } from "./journey.ts";

test.use({ allowed: /status of 4\d\d|Failed to load resource/ });
test.slow();

test("what is written while nothing can be saved is there after a crash", async ({ page }) => {
  await beginDraft(page, unique("A storm"));
  await isSaved(page);
  await page.route("**/trpc/article.save", (route) => route.abort());
  await page.keyboard.type("Words of a storm.");
  await expect(page.getByText(/^Not saved:/)).toBeVisible();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.reload();
  await expect(page.getByText("it is back")).toBeVisible();
  await expect(textOf(page).getByText("Words of a storm.")).toBeVisible();
  await isSaved(page);
  await page.reload();
  await expect(textOf(page).getByText("Words of a storm.")).toBeVisible();
  await expect(page.getByText("it is back")).toHaveCount(0);
});

test("what came back after a crash can be given up, though it was saved meanwhile", async ({ page }) => {
  await beginDraft(page, unique("Second thoughts"));
  await page.keyboard.type("The first thought.");
  await isSaved(page);
  await page.route("**/trpc/article.save", (route) => route.abort());
  await page.keyboard.type(" The second.");
  await expect(page.getByText(/^Not saved:/)).toBeVisible();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.reload();
  await expect(textOf(page).getByText("The first thought. The second.")).toBeVisible();
  await isSaved(page);
  await page.getByRole("button", { name: "Take what was stored instead" }).click();
  await expect(textOf(page).getByText("The second.")).toHaveCount(0);
  await isSaved(page);
  await page.reload();
  await expect(textOf(page).getByText("The first thought.", { exact: true })).toBeVisible();
});

test("a session that ends takes no word with it", async ({ page }) => {
  await beginDraft(page, unique("Signed out"));
  await isSaved(page);
  const address = new URL(page.url()).pathname;
  const error = { message: "Unauthorized", code: -32001, data: { code: "unauthorized" } };
  await page.route("**/trpc/article.save", (route) => route.fulfill({ status: 401, json: { error } }));
  await page.keyboard.type("Words of the last minute.");
  await expect(page.getByRole("dialog", { name: "You were signed out" })).toBeVisible();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await comeIn(page, address, "demo-editor", "callboard-demo");
  await expect(page.getByText("it is back")).toBeVisible();
  await expect(textOf(page).getByText("Words of the last minute.")).toBeVisible();
  await isSaved(page);
});

test("two editors in one article are told, and neither text is lost", async ({ page, browser }) => {
  await beginDraft(page, unique("Two hands"));
  await page.keyboard.type("The first line.");
  await isSaved(page);
  const address = new URL(page.url()).pathname;
  const other = await browser.newPage({ baseURL: page.url() });
  await comeIn(other, address, "demo-admin", "callboard-demo");
  await expect(other.getByText("Leela Fernandes has this article open too.")).toBeVisible();
  await textOf(other).getByText("The first line.").click();
  await other.keyboard.press("End");
  await other.keyboard.type(" Theirs.");
  await isSaved(other);
  await textOf(page).click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(" Ours.");
  const asked = page.getByRole("dialog", { name: "Somebody else saved this meanwhile" });
  await expect(asked.locator("del").filter({ hasText: "Theirs." })).toBeVisible();
  await asked.getByRole("button", { name: "Keep mine" }).click();
  await isSaved(page);
  await page.reload();
  await expect(textOf(page).getByText("The first line. Ours.")).toBeVisible();
  await page.goto(`${address}/revisions`);
  await expect(page.getByText("Put aside")).toBeVisible();
  await other.context().close();
});
