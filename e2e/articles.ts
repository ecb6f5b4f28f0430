import { comeIn } from "./admin.ts";
import { expect, type Page } from "./journey.ts";

export const unique = (name: string) => `${name} ${Date.now().toString(36)}`;
export const textOf = (page: Page) => page.getByRole("textbox", { name: "Text of the article" });
export const isSaved = (page: Page) => expect(page.getByText("Saved", { exact: true })).toBeVisible();
export const dialogOf = (page: Page) => page.getByRole("dialog");
export const bodyOf = (page: Page) => page.locator("article .article-text");

/** Begins a draft that lacks nothing but its text. */
export async function beginDraft(page: Page, title: string) {
  await comeIn(page, "/admin/articles", "demo-editor", "callboard-demo");
  await page.getByRole("button", { name: "New article" }).click();
  await page.getByRole("textbox", { name: "Title", exact: true }).fill(title);
  await page.getByLabel("Excerpt").fill("What the walls do while nobody plays.");
  // None of which other journeys count the stories.
  await page.getByLabel("Category").selectOption("Costume & make-up");
  await page.getByLabel("callboard.in", { exact: true }).check();
  await textOf(page).click();
}

export async function publish(page: Page) {
  await page.getByRole("button", { name: /^Publish/ }).click();
  await dialogOf(page).getByRole("button", { name: "Publish" }).click();
  // What is said of it is gone soon, or was said of an earlier one.
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Publish changes" })).toBeDisabled();
}
