import { comeIn } from "./admin.ts";
import { beginDraft, bodyOf, dialogOf, isSaved, publish, textOf, unique } from "./articles.ts";
import { expect, open, type Page, test } from "./journey.ts";

test.use({ allowed: /status of 4\d\d|Failed to load resource/ });
test.slow();

/** A picture that nobody has uploaded yet. */
async function aPicture(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [1_600, 900];
    const context = canvas.getContext("2d");
    for (let x = 0; context && x < 16; x += 1) {
      context.fillStyle = `hsl(${Math.random() * 360} 60% 40%)`;
      context.fillRect(x * 100, 0, 100, 900);
    }
    return canvas.toDataURL("image/png");
  });
  return Buffer.from(address.split(",")[1] ?? "", "base64");
}

const uploads = (page: Page) => page.getByRole("list", { name: "Uploads" }).getByRole("listitem");
const library = (page: Page) => page.getByRole("list", { name: "Images", exact: true });
const search = async (page: Page, words: string) => {
  await page.getByRole("searchbox", { name: "Search", exact: true }).fill(words);
  await expect(library(page).getByRole("button")).toHaveCount(1);
};

test("an editor uploads images, describes one, uses it in an article and deletes it once nothing does", async ({
  page,
  browser,
}) => {
  const [name, twin] = [unique("stage"), unique("twin")].map((base) => `${base.replaceAll(" ", "-")}.png`);
  if (!name || !twin) throw new Error("There is no name");
  await comeIn(page, "/admin/images", "demo-editor", "callboard-demo");
  const buffer = await aPicture(page);
  const file = (called: string) => ({ name: called, mimeType: "image/png", buffer });
  const none = { name: "notes.png", mimeType: "image/png", buffer: Buffer.from("no picture") };
  await page.getByLabel("Upload images").setInputFiles([file(name), file(twin), none]);
  await expect(uploads(page).nth(0)).toContainText("Uploaded");
  await expect(uploads(page).nth(1)).toContainText(`In the library already, as ${name}`);
  await expect(uploads(page).nth(2)).toContainText("Must be a JPEG, PNG or WebP image");
  await page.getByRole("button", { name: "Clear this list" }).click();

  await search(page, name.replace(".png", ""));
  await expect(library(page).getByRole("button")).toContainText("1440 × 810");
  await expect(library(page).getByRole("button")).toContainText("Not used");
  await expect(library(page).locator("img")).toHaveAttribute("srcset", /480w.*960w.*1440w/);
  await library(page).getByRole("button").focus();
  await page.keyboard.press("Enter");
  await dialogOf(page).getByLabel("Alternative text").fill("Sixteen stripes of light");
  await dialogOf(page).getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("The image is saved")).toBeVisible();
  await page.keyboard.press("Escape");

  const title = unique("A story in stripes");
  const writer = await browser.newPage({ baseURL: page.url() });
  await beginDraft(writer, title);
  await writer.keyboard.type("Before the picture.");
  await writer.getByRole("button", { name: "Image", exact: true }).click();
  const dialog = dialogOf(writer);
  await dialog.getByRole("button", { name: "Choose from the library" }).click();
  await dialog.getByRole("searchbox", { name: "Search the library" }).fill("sixteen stripes");
  await dialog.getByRole("button", { name: `Choose ${name}` }).click();
  await expect(dialog.getByLabel("Alternative text")).toHaveValue("Sixteen stripes of light");
  await dialog.getByLabel("Alternative text").fill("Stripes, seen from the gallery");
  await dialog.getByRole("button", { name: "Add image" }).click();
  await expect(textOf(writer).getByRole("img", { name: "Stripes, seen from the gallery" })).toBeVisible();
  await writer.getByRole("button", { name: "Choose from the library for Featured image" }).click();
  await writer.getByRole("searchbox", { name: "Search the library" }).fill(name.replace(".png", ""));
  await writer.getByRole("button", { name: `Choose ${name}` }).click();
  await expect(writer.getByRole("button", { name: "Remove Featured image" })).toBeVisible();
  await isSaved(writer);
  await publish(writer);

  const visitor = await browser.newPage({ baseURL: page.url() });
  await open(visitor, `/blog/${title.toLowerCase().replaceAll(" ", "-")}`);
  await expect(bodyOf(visitor).getByRole("img", { name: "Stripes, seen from the gallery" })).toBeVisible();
  await visitor.context().close();

  await page.reload();
  await search(page, name.replace(".png", ""));
  await expect(library(page).getByRole("button")).toContainText("Used in 1");
  await library(page).getByRole("button").click();
  await expect(dialogOf(page).getByRole("link", { name: title })).toBeVisible();
  await expect(dialogOf(page).getByText("Article: featured image, in the text")).toBeVisible();
  await expect(dialogOf(page).getByText("It can be deleted once nothing uses it.")).toBeVisible();
  await expect(dialogOf(page).getByRole("button", { name: "Delete…" })).toHaveCount(0);
  await page.keyboard.press("Escape");

  await writer.getByRole("button", { name: "Remove Featured image" }).click();
  await textOf(writer).click();
  await writer.keyboard.press("Control+A");
  await writer.keyboard.type("Without any picture.");
  await isSaved(writer);
  await writer.getByRole("button", { name: /^Publish/ }).click();
  await dialogOf(writer).getByRole("button", { name: "Publish" }).click();
  await expect(writer.getByText("The article is published")).toBeVisible();
  await writer.context().close();

  await library(page).getByRole("button").click();
  await dialogOf(page).getByRole("button", { name: "Delete…" }).click();
  await expect(dialogOf(page).getByRole("button", { name: "Keep it" })).toBeFocused();
  await dialogOf(page).getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText("The image is deleted")).toBeVisible();
  await expect(page.getByText("No such image")).toBeVisible();
});
