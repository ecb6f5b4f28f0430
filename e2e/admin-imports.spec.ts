import { readFileSync } from "node:fs";
import { zipOf } from "../apps/api/src/test/zip.ts";
import { comeIn } from "./admin.ts";
import { bodyOf, dialogOf, unique } from "./articles.ts";
import { photos } from "./events.ts";
import { expect, open, type Page, test } from "./journey.ts";

// A product that is busy may answer a poll late.
test.use({ allowed: /status of 4\d\d|Failed to load resource/ });
test.setTimeout(240_000);
/** A product that was just started draws the images of its demo meanwhile. In ms. */
const patience = 90_000;

const slugOf = (title: string) => title.toLowerCase().replaceAll(" ", "-");
// None of which other journeys count the stories.
const category = "Costume & make-up";
const text = "The lamps are counted before the house opens.";

const ghost = (title: string) =>
  JSON.stringify({
    db: [
      {
        meta: { exported_on: 1_700_000_000_000, version: "5.80.0" },
        data: {
          posts: [
            {
              ...{ id: slugOf(title), title, slug: slugOf(title), type: "post", status: "published" },
              ...{
                html: `<p>${text}</p>`,
                visibility: "public",
                featured: 0,
                mobiledoc: null,
                lexical: null,
              },
              ...{ created_at: "2024-01-01T10:00:00.000Z", published_at: "2024-01-02T10:00:00.000Z" },
            },
          ],
        },
      },
    ],
  });

const wordpress = (title: string) => `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/" xmlns:content="c" xmlns:excerpt="e" xmlns:dc="d">
<channel>
  <title>Old site</title>
  <link>https://${slugOf(title)}.example</link>
  <wp:wxr_version>1.2</wp:wxr_version>
  <item>
    <title><![CDATA[${title}]]></title>
    <guid isPermaLink="false">https://${slugOf(title)}.example/?p=1</guid>
    <dc:creator>asha</dc:creator>
    <content:encoded><![CDATA[${text}]]></content:encoded>
    <excerpt:encoded><![CDATA[]]></excerpt:encoded>
    <wp:post_id>${Date.now() % 1_000_000_000}</wp:post_id>
    <wp:post_date_gmt>2024-01-02 10:00:00</wp:post_date_gmt>
    <wp:post_name>${slugOf(title)}</wp:post_name>
    <wp:status>publish</wp:status>
    <wp:post_type>post</wp:post_type>
  </item>
</channel>
</rss>
`;

const markdown = (title: string) =>
  zipOf({
    [`${slugOf(title)}.md`]: `---\ntitle: ${title}\ndate: 2024-01-02\n---\n\n${text}\n\n![Six lanterns](images/hall.png)\n`,
    "images/hall.png": readFileSync(photos.banner),
  });

/** Sends a file, and waits until it is checked. */
async function upload(page: Page, name: string, content: string | Buffer) {
  await page
    .getByLabel("File")
    .setInputFiles({ name, mimeType: "application/octet-stream", buffer: Buffer.from(content) });
  await page.getByLabel("callboard.in", { exact: true }).check();
  await page.getByLabel("Category of posts without one").selectOption(category);
  await page.getByRole("button", { name: "Check the file" }).click();
  await page.waitForURL("**/admin/imports/*");
}

const files = [
  ["a Ghost file", "ghost.json", ghost],
  ["a WordPress file", "wordpress.xml", wordpress],
  ["a folder of Markdown in an archive", "folder.zip", markdown],
] as const;

for (const [what, name, contentOf] of files) {
  test(`an editor reads what would become of ${what}, imports it, and everybody reads the article`, async ({
    page,
  }) => {
    const title = unique(`Lamps ${name.replace(".", " ")}`);
    await comeIn(page, "/admin/imports", "demo-editor", "callboard-demo");
    await upload(page, name, contentOf(title));
    await expect(page.getByText("Waits for you")).toBeVisible({ timeout: patience });
    const row = page.getByRole("row").filter({ hasText: title });
    await expect(row).toContainText("Will be published");
    await expect(row).toContainText("line ");
    expect((await page.request.get(`/blog/${slugOf(title)}`)).status()).toBe(404);
    await page.getByRole("button", { name: "Import 1 post" }).click();
    await dialogOf(page).getByRole("button", { name: "Import 1 post" }).click();
    await expect(page.getByText("1 post imported.")).toBeVisible({ timeout: patience });
    await expect(row.getByRole("link", { name: title })).toBeVisible();
    await page.reload();
    await expect(page.getByText("1 post imported.")).toBeVisible();
    await open(page, `/blog/${slugOf(title)}`);
    await expect(bodyOf(page).getByText(text)).toBeVisible();
    if (name === "folder.zip")
      await expect(bodyOf(page).getByRole("img", { name: "Six lanterns" })).toBeVisible();
  });
}

test("an editor learns in which line a file is broken, and removes it", async ({ page }) => {
  await comeIn(page, "/admin/imports", "demo-editor", "callboard-demo");
  const name = `${slugOf(unique("broken"))}.xml`;
  await upload(page, name, wordpress(unique("Broken")).replace("</item>", "</itm>"));
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("The file cannot be imported", { timeout: patience });
  await expect(alert).toContainText(/line \d+/);
  await expect(page.getByRole("button", { name: /^Import/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Remove…" }).click();
  await dialogOf(page).getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("Removed", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Import and export" }).last().click();
  await expect(page.getByRole("row").filter({ hasText: name })).toContainText("Removed");
});

test("an editor takes all articles with them", async ({ page }) => {
  await comeIn(page, "/admin/imports", "demo-editor", "callboard-demo");
  await page.getByRole("button", { name: "Export articles as Markdown" }).click();
  const archive = page.getByRole("list", { name: "Exports" }).getByRole("listitem").first();
  await expect(archive.getByRole("button", { name: "Download" })).toBeVisible({ timeout: patience });
  const downloading = page.waitForEvent("download");
  await archive.getByRole("button", { name: "Download" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^callboard-articles-[\d-]+\.zip$/);
  const content = readFileSync(await download.path(), "latin1");
  expect(content.slice(0, 2)).toBe("PK");
  // The names of files stand in an archive as they are.
  expect(content).toMatch(/[a-z0-9-]+\.md/);
  await archive.getByRole("button", { name: "Delete" }).click();
  await expect(archive).toContainText("Deleted.");
});
