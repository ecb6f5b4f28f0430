import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { comeIn } from "./admin.ts";
import { beginDraft, bodyOf, dialogOf, isSaved, publish, textOf, unique } from "./articles.ts";
import { photos } from "./events.ts";
import { expect, open, test } from "./journey.ts";
import { tabTo } from "./keyboard.ts";

test.use({ allowed: /status of 4\d\d|Failed to load resource/ });
test.slow();

test("an editor writes an article, previews and publishes it, corrects it, and restores what it was", async ({
  page,
  browser,
}) => {
  const title = unique("A hall that listens");
  const slug = title.toLowerCase().replaceAll(" ", "-");
  await beginDraft(page, title);
  await expect(page.getByLabel("Address")).toHaveValue(slug);
  await page.keyboard.type("Halls listen before they speak.");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Heading 2" }).click();
  await page.keyboard.type("Before the doors open");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Image", exact: true }).click();
  await dialogOf(page)
    .getByLabel(/^Image/)
    .setInputFiles(photos.banner);
  await expect(dialogOf(page).getByRole("button", { name: "Choose another" })).toBeVisible();
  await dialogOf(page).getByLabel("Alternative text").fill("Six lanterns");
  await dialogOf(page).getByLabel("Caption").fill("The hall, empty");
  await dialogOf(page).getByRole("button", { name: "Add image" }).click();
  await expect(textOf(page).getByRole("img", { name: "Six lanterns" })).toBeVisible();
  await isSaved(page);
  await page.reload();
  await expect(textOf(page).getByRole("heading", { name: "Before the doors open" })).toBeVisible();

  await page.getByRole("button", { name: "Preview" }).click();
  await dialogOf(page).getByRole("button", { name: "Make a link" }).click();
  const link = await dialogOf(page).getByText("/blog/preview/").textContent();
  const visitor = await browser.newPage({ baseURL: page.url() });
  await open(visitor, link ?? "");
  await expect(visitor.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(bodyOf(visitor).getByText("Halls listen before they speak.")).toBeVisible();
  await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await dialogOf(page).getByRole("button", { name: "End the link" }).click();
  await expect(dialogOf(page).getByRole("button", { name: "Make a link" })).toBeVisible();
  expect((await open(visitor, link ?? ""))?.status()).toBe(404);
  await expect(visitor.getByRole("heading", { name: "This preview has ended" })).toBeVisible();
  await dialogOf(page).getByRole("button", { name: "Close" }).click();

  expect((await visitor.goto(`/blog/${slug}`))?.status()).toBe(404);
  await publish(page);
  for (const list of ["/feed.xml", "/sitemaps/articles-1.xml"]) {
    await expect
      .poll(async () => (await visitor.request.get(list)).text(), { message: list })
      .toContain(slug);
  }
  expect((await open(visitor, `/blog/${slug}`))?.status()).toBe(200);
  await expect(bodyOf(visitor).getByText("Halls listen before they speak.")).toBeVisible();
  await expect(bodyOf(visitor).getByRole("img", { name: "Six lanterns" })).toBeVisible();
  await expect(bodyOf(visitor).getByText("The hall, empty")).toBeVisible();

  await textOf(page).getByText("Halls listen before they speak.").click();
  await page.keyboard.press("End");
  await page.keyboard.type(" And after.");
  await expect(page.getByText("Changes not published")).toBeVisible();
  await open(visitor, `/blog/${slug}`);
  await expect(bodyOf(visitor).getByText("And after.")).toHaveCount(0);
  await publish(page);
  await open(visitor, `/blog/${slug}`);
  await expect(bodyOf(visitor).getByText("And after.")).toBeVisible();

  await page.getByRole("button", { name: "More acts for this article" }).click();
  await page.getByRole("menuitem", { name: "Revisions" }).click();
  const published = page.getByRole("list", { name: "Revisions" }).getByRole("button", { name: /Published/ });
  await published.nth(1).click();
  const revision = page.getByRole("region", { name: "The chosen revision" });
  await expect(revision.locator("ins").filter({ hasText: "And after." })).toBeVisible();
  await revision.getByRole("button", { name: "Restore" }).click();
  await dialogOf(page).getByRole("button", { name: "Restore" }).click();
  await expect(textOf(page).getByText("Halls listen before they speak.")).toBeVisible();
  await expect(textOf(page).getByText("And after.")).toHaveCount(0);
  await publish(page);
  await open(visitor, `/blog/${slug}`);
  await expect(bodyOf(visitor).getByText("And after.")).toHaveCount(0);
  await visitor.context().close();
});

test("an editor schedules an article, which is public at its time and not before", async ({
  page,
  browser,
}) => {
  const title = unique("On time");
  const slug = title.toLowerCase().replaceAll(" ", "-");
  await beginDraft(page, title);
  await page.keyboard.type("Doors at seven.");
  const schedule = async (time: string) => {
    await page.getByRole("button", { name: "More acts for this article" }).click();
    await page
      .getByRole("menuitem", { name: /schedule…$/i })
      .first()
      .click();
    await dialogOf(page).getByLabel("Time").fill(time);
    await dialogOf(page).getByRole("button", { name: "Schedule" }).click();
  };
  const clock = (ahead: number) =>
    page.evaluate((ms) => {
      const moment = new Date(Date.now() + ms - new Date().getTimezoneOffset() * 60_000);
      return moment.toISOString().slice(0, 16);
    }, ahead);
  await schedule(await clock(-3_600_000));
  await expect(dialogOf(page).getByText("Choose a time that is yet to come")).toBeVisible();
  await dialogOf(page)
    .getByLabel("Time")
    .fill(await clock(75_000));
  await dialogOf(page).getByRole("button", { name: "Schedule" }).click();
  await expect(page.getByText("Scheduled", { exact: true })).toBeVisible();
  const visitor = await browser.newPage({ baseURL: page.url() });
  expect((await visitor.goto(`/blog/${slug}`))?.status()).toBe(404);
  const statusOf = async () => (await visitor.request.get(`/blog/${slug}`)).status();
  await expect.poll(statusOf, { timeout: 100_000 }).toBe(200);
  await page.getByRole("button", { name: "Load it" }).click();
  await expect(page.getByText("Published", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "More acts for this article" }).click();
  await page.getByRole("menuitem", { name: "Unpublish…" }).click();
  await dialogOf(page).getByRole("button", { name: "Unpublish" }).click();
  await expect(page.getByText("Unpublished", { exact: true })).toBeVisible();
  await expect.poll(statusOf).toBe(404);
  await visitor.context().close();
});

test("the list finds articles by what its address says, and goes on", async ({ page }) => {
  await comeIn(page, "/admin/articles", "demo-editor", "callboard-demo");
  const titles = page.getByRole("table", { name: "Articles" }).getByRole("link");
  await expect(titles).toHaveCount(25);
  await page.getByRole("button", { name: "Load more" }).click();
  await expect(titles.nth(25)).toBeFocused();
  await page.getByLabel("Category").selectOption("Theatre");
  await page.getByLabel("State", { exact: true }).selectOption("Published");
  await page.getByLabel("Search").fill("decanter Nagpur");
  await expect(titles).toHaveText(["When the line goes: drying on stage and getting back"]);
  await expect(page).toHaveURL(/search=decanter\+Nagpur/);
  await page.reload();
  await expect(titles).toHaveCount(1);
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(titles).toHaveCount(25);
});

test("the editor's tools work by keyboard, and what is pasted comes out clean", async ({ page }) => {
  await beginDraft(page, unique("By keys"));
  await page.keyboard.type("plain ");
  await page.keyboard.press("Alt+F10");
  await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
  for (const tool of ["Heading 2", "Heading 3", "Heading 4", "Bold"]) {
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("button", { name: tool })).toBeFocused();
  }
  await page.keyboard.press("Escape");
  await expect(textOf(page)).toBeFocused();
  await page.keyboard.press("Control+k");
  await dialogOf(page).getByLabel("Address").fill("javascript:alert(1)");
  await page.keyboard.press("Enter");
  await expect(dialogOf(page).getByText(/^Use an address such as/)).toBeVisible();
  await dialogOf(page).getByLabel("Address").fill("example.com/advice");
  await page.keyboard.press("Enter");
  await expect(textOf(page).getByRole("link")).toHaveAttribute("href", "https://example.com/advice");
  await expect(textOf(page)).toBeFocused();
  await page.keyboard.press("Control+b");
  await page.keyboard.type("bold");
  await page.keyboard.press("Control+b");
  await page.keyboard.press("Enter");
  await textOf(page).evaluate((element) => {
    const html =
      "<p class=MsoNormal style='color:red'><b>From Word</b><o:p></o:p></p><script>window.hit = 1</script><img src=x onerror='window.hit = 1'>";
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", html);
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(textOf(page).locator("strong")).toHaveText(["bold", "From Word"]);
  expect(await textOf(page).locator("[style], [class^=Mso], script, img[src=x]").count()).toBe(0);
  expect(await page.evaluate(() => "hit" in window)).toBe(false);
  await isSaved(page);

  await tabTo(page, "Preview", { back: true });
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Delete draft…" }).press("Enter");
  await dialogOf(page).getByRole("button", { name: "Delete draft" }).press("Enter");
  await expect(page).toHaveURL(/\/admin\/articles$/);
  await expect(page.getByText("The draft is deleted")).toBeVisible();
});

test("the editor is in no file of the site", () => {
  const assets = join(import.meta.dirname, "../apps/web/dist-test/client/assets");
  const scripts = readdirSync(assets).filter((name) => name.endsWith(".js"));
  const withEditor = scripts.filter((name) =>
    readFileSync(join(assets, name), "utf8").includes("ProseMirror"),
  );
  expect(withEditor).not.toEqual([]);
  expect(withEditor.filter((name) => !name.startsWith("admin-"))).toEqual([]);
});
