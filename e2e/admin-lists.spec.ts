import { comeIn } from "./admin.ts";
import { photos } from "./events.ts";
import { expect, test } from "./journey.ts";
import { tabTo } from "./keyboard.ts";

test.use({ allowed: /status of 4\d\d/ });
test.slow();

const heading = { level: 1 } as const;
const unique = (name: string) => `${name} ${Date.now().toString(36)}`;

test("an editor adds a tag with a photo, which its page shows, and merges it into another", async ({
  page,
  browser,
}) => {
  const name = unique("Puppetry");
  const slug = name.toLowerCase().replaceAll(" ", "-");
  await comeIn(page, "/admin/lists/tags", "demo-editor", "callboard-demo");
  await page.getByRole("button", { name: "Add a tag" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill(name);
  await expect(dialog.getByLabel("Address")).toHaveValue(slug);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("Choose at least one site")).toBeVisible();
  await dialog.getByLabel("callboard.in").check();
  await dialog.getByLabel("Another site").fill("stage.example");
  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel("stage.example")).toBeChecked();
  await dialog.getByLabel("Photo").setInputFiles(photos.banner);
  await expect(dialog.getByRole("button", { name: "Remove Photo" })).toBeVisible();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(`${name} is saved`)).toBeVisible();

  const visitor = await browser.newPage();
  expect((await visitor.goto(new URL(`/blog/tag/${slug}`, page.url()).href))?.status()).toBe(200);

  await page.getByRole("button", { name: `Acts for ${name}` }).click();
  await page.getByRole("menuitem", { name: "Merge into another…" }).click();
  await dialog.getByLabel("Into").selectOption("Monologues");
  await dialog.getByRole("button", { name: "Merge tags" }).click();
  await expect(page.getByText(`${name} is merged`)).toBeVisible();
  await expect(page.getByRole("button", { name: `Acts for ${name}` })).toHaveCount(0);
  await visitor.goto(new URL(`/blog/tag/${slug}`, page.url()).href);
  await expect(visitor.getByRole("heading", heading)).toContainText("Monologues");
  await visitor.close();
});

test("two editors change one profession, and neither loses what they typed", async ({ page, browser }) => {
  const name = unique("Juggler");
  await comeIn(page, "/admin/lists/professions", "demo-editor", "callboard-demo");
  await page.getByRole("button", { name: "Add a profession" }).click();
  await page.getByRole("dialog").getByLabel("Name").fill(name);
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  const change = async (whose: typeof page) => {
    await whose.getByRole("button", { name: `Acts for ${name}` }).click();
    await whose.getByRole("menuitem", { name: "Change…" }).click();
  };
  await change(page);
  const other = await browser.newPage({ baseURL: page.url() });
  await comeIn(other, "/admin/lists/professions", "demo-admin", "callboard-demo");
  await change(other);
  await other.getByRole("dialog").getByLabel("Name").fill(`${name} B`);
  await other.getByRole("button", { name: "Save", exact: true }).click();
  await expect(other.getByText(`${name} B is saved`)).toBeVisible();
  await other.close();

  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill(`${name} A`);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByRole("alert")).toContainText(`${name} B`);
  await dialog.getByRole("button", { name: "Keep mine" }).click();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(`${name} A is saved`)).toBeVisible();
  await page.getByRole("button", { name: `Acts for ${name} A` }).click();
  await page.getByRole("menuitem", { name: "Remove…" }).click();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(page.getByText(`${name} A is removed`)).toBeVisible();
});

test("an order is changed with the keyboard, said, and saved", async ({ page }) => {
  await comeIn(page, "/admin/lists/event-categories", "demo-editor", "callboard-demo");
  const rows = page.getByRole("table").getByRole("row");
  const first = ((await rows.nth(1).getByRole("cell").first().textContent()) ?? "").trim();
  await tabTo(page, `Move ${first} down`);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: `Move ${first} down` })).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: `${first}: now 2 of` })).toBeAttached();
  await tabTo(page, "Save order");
  await page.keyboard.press("Enter");
  await expect(page.getByText("The order is saved")).toBeVisible();
  await page.reload();
  await expect(rows.nth(2).getByRole("cell").first()).toHaveText(first);
  await tabTo(page, `Move ${first} up`);
  await page.keyboard.press("Enter");
  await tabTo(page, "Save order");
  await page.keyboard.press("Enter");
  await expect(rows.nth(1).getByRole("cell").first()).toHaveText(first);
});
