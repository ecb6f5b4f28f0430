import { comeIn } from "../admin.ts";
import { expect, type Page, test } from "../journey.ts";
import { attackGroups } from "./attacks.ts";

// What is refused is reported: that it is refused, the page itself shows.
test.use({ allowed: /Failed to load resource|Content Security Policy|Not allowed to load local resource/ });
test.describe.configure({ timeout: 300_000 });

const hitsOf = (page: Page) => page.evaluate(() => (window as { hits?: number[] }).hits ?? []);

/** Pastes HTML into the text, and does to each of its elements what a person might. Runs in the browser. */
function paste(text: Element, html: string) {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/html", html);
  text.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  for (const element of text.querySelectorAll("*")) {
    for (const act of ["mouseover", "pointerenter", "focus", "error", "load", "toggle", "animationstart"]) {
      element.dispatchEvent(new Event(act, { bubbles: true, cancelable: true }));
    }
  }
}

test("no attack runs in the editor, in what it stores, or in its preview", async ({ page, browser }) => {
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("attacker.example")) foreign.push(request.url());
  });
  await comeIn(page, "/admin/articles", "demo-editor", "callboard-demo");
  await page.getByRole("button", { name: "New article" }).click();
  await page.getByRole("textbox", { name: "Title", exact: true }).fill("Under attack");
  const text = page.getByRole("textbox", { name: "Text of the article" });
  await text.click();
  await page.keyboard.type("Words before.");
  for (const group of attackGroups) {
    for (const { html } of group) await text.evaluate(paste, html);
  }
  await page.waitForTimeout(1_000);
  expect(await hitsOf(page)).toEqual([]);
  expect(dialogs).toEqual([]);
  expect(foreign).toEqual([]);
  await expect(text.getByText("Words before.")).toBeVisible();
  const unwanted =
    "script, style, iframe, object, embed, form, input, svg, math, [style]:not(table, col, figure), a[href^=javascript]";
  expect(await text.locator(unwanted).count()).toBe(0);
  // The editor's own, of the cards that links to calls become.
  const styles = await text
    .locator("figure[style]")
    .evaluateAll((all) => all.map(({ style }) => style.cssText));
  expect(styles.filter((style) => style !== "white-space: normal;")).toEqual([]);

  await page.keyboard.press("Control+s");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.reload();
  await expect(text.getByText("Words before.")).toBeVisible();
  expect(await hitsOf(page)).toEqual([]);
  await page.getByRole("button", { name: "Preview" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Make a link" }).click();
  const link = await page.getByRole("dialog").getByText("/blog/preview/").textContent();
  const visitor = await browser.newPage();
  await visitor.goto(link ?? "");
  await expect(visitor.getByText("Words before.")).toBeVisible();
  expect(await hitsOf(visitor)).toEqual([]);
  expect(dialogs).toEqual([]);
  await visitor.close();
});
