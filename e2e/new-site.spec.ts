import { newPerson, type Person, signUpByForm } from "./account.ts";
import { codeOf, comeIn, invite, setUpFactor } from "./admin.ts";
import { bodyOf, dialogOf, isSaved, publish, textOf } from "./articles.ts";
import { expect, open, type Page, test } from "./journey.ts";
import { createOwnProduct } from "./own-product.ts";

const product = await createOwnProduct();
const zone = "Asia/Kolkata";
test.use({ baseURL: product.url, timezoneId: zone, allowed: /status of 4\d\d|Failed to load resource/ });
test.describe.configure({ mode: "serial", timeout: 180_000 });
test.beforeAll(product.start);
test.afterAll(product.end);

const title = "A first night by the clock";
const address = "/blog/a-first-night-by-the-clock";
const lists = ["/blog", "/feed.xml"];
/** Crawlers get a part of the sitemap as it was up to ten minutes ago: so it is asked for once. */
const sitemap = "/sitemaps/articles-1.xml";
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

type Member = Person & { secret: string };
let editor: Member;

/** Signs in and shows a second factor, at the product's time. */
async function comeInAs(page: Page, { username, password, secret }: Member, path: string, steps: number) {
  await comeIn(page, path, username, password);
  await expect(heading(page)).toHaveText("Enter your code");
  await page.getByRole("textbox", { name: "Code", exact: true }).fill(codeOf(secret, steps));
  await page.getByRole("button", { name: "Open the back office" }).click();
}

test("the first administrator is made by the command, sets up a second factor, and invites an editor", async ({
  page,
  browser,
}) => {
  const asha = newPerson("Asha Rao");
  await signUpByForm(page, asha, "/register", product.dataDir);
  await page.goto("/admin");
  await expect(heading(page)).toHaveText("This is for the people who run the site");

  const add = ["staff", "--", "add", asha.username, "--role", "administrator"];
  await expect(product.command(...add)).rejects.toMatchObject({
    stderr: expect.stringMatching(/^callboard: .*db\.lock is locked: .*: stop the other one first\n$/),
  });
  await product.stop();
  expect(await product.command(...add)).toContain(
    "Asha Rao is administrator now, and sets up a second factor at /admin",
  );
  await product.start();

  await page.goto("/admin/staff");
  await setUpFactor(page);
  await expect(heading(page)).toHaveText("Staff");
  const noor = newPerson("Noor Ali");
  const link = await invite(page, noor.email, "Editor");

  const other = await browser.newPage({ baseURL: product.url });
  await other.goto(link);
  await other.getByRole("link", { name: "Create an account" }).click();
  await signUpByForm(other, noor, other.url(), product.dataDir);
  await other.getByRole("button", { name: "Join the staff" }).click();
  editor = { ...noor, secret: await setUpFactor(other) };
  await expect(heading(other)).toHaveText("Hello, Noor Ali");
  await other.context().close();
  expect(await product.command("staff", "--", "list").catch(({ stderr }) => stderr)).toContain("is locked");
});

/** Makes the only category of the site. */
async function addCategory(page: Page, name: string) {
  await page.getByRole("button", { name: "Add a category" }).first().click();
  await dialogOf(page).getByLabel("Name").fill(name);
  await dialogOf(page).getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(`${name} is saved`)).toBeVisible();
}

/** Ten o'clock of tomorrow in the zone of the site: as a moment, and as a field has it. */
function tomorrowAtTen() {
  const day = new Intl.DateTimeFormat("en-CA", { timeZone: zone }).format(Date.now() + 86_400_000);
  return { moment: new Date(`${day}T10:00:00+05:30`), field: `${day}T10:00` };
}

test("an editor schedules an article for tomorrow at ten, which is public then and not before; corrects and restores it", async ({
  page,
  browser,
}) => {
  await comeInAs(page, editor, "/admin/lists/categories", 1);
  await addCategory(page, "Backstage");
  await page.goto("/admin/articles");
  await page.getByRole("button", { name: "New article" }).click();
  await page.getByRole("textbox", { name: "Title", exact: true }).fill(title);
  await page.getByLabel("Excerpt").fill("What the house does before it opens.");
  await page.getByLabel("Category").selectOption("Backstage");
  await page.getByLabel("Another site").fill("callboard.in");
  await page.keyboard.press("Enter");
  await textOf(page).click();
  await page.keyboard.type("Doors open at ten.");
  await isSaved(page);

  await page.getByRole("button", { name: "Preview" }).click();
  await dialogOf(page).getByRole("button", { name: "Make a link" }).click();
  const link = (await dialogOf(page).getByText("/blog/preview/").textContent()) ?? "";
  await dialogOf(page).getByRole("button", { name: "Close" }).click();
  const visitor = await browser.newPage({ baseURL: product.url, timezoneId: zone });
  await open(visitor, link);
  await expect(bodyOf(visitor).getByText("Doors open at ten.")).toBeVisible();

  const { moment, field } = tomorrowAtTen();
  await page.getByRole("button", { name: "More acts for this article" }).click();
  await page.getByRole("menuitem", { name: "Schedule…" }).click();
  await dialogOf(page).getByLabel("Time").fill(field);
  await dialogOf(page).getByRole("button", { name: "Schedule" }).click();
  await expect(page.getByText("Scheduled", { exact: true })).toBeVisible();

  const statusOf = async (path: string) => (await visitor.request.get(path)).status();
  const mentions = async (path: string) => (await (await visitor.request.get(path)).text()).includes(title);
  product.moveTo(new Date(moment.getTime() - 30_000));
  // Longer than the product takes between two looks at what is due.
  const statuses: number[] = [];
  const ask = async () => statuses.push(await statusOf(address));
  await expect.poll(ask, { intervals: [250] }).toBe(6);
  expect(new Set(statuses)).toEqual(new Set([404]));
  expect(await Promise.all(lists.map(mentions))).toEqual([false, false]);
  product.moveTo(moment);
  await expect.poll(() => statusOf(address)).toBe(200);
  await open(visitor, address);
  await expect(bodyOf(visitor).getByText("Doors open at ten.")).toBeVisible();
  await expect(visitor.locator("article time").first()).toHaveAttribute("datetime", moment.toISOString());
  expect((await open(visitor, link))?.status()).toBe(200);
  for (const list of [...lists, sitemap])
    await expect.poll(async () => (await visitor.request.get(list)).text(), list).toContain(address);

  // A day later the editor signs in anew.
  const next = await browser.newPage({ baseURL: product.url, timezoneId: zone });
  await comeInAs(next, editor, "/admin/articles", Math.ceil(product.ahead() / 30_000));
  await next.getByRole("table", { name: "Articles" }).getByRole("link", { name: title }).click();
  await expect(next).toHaveTitle(/^A first night by the clock/);
  await expect(next.getByText("Published", { exact: true })).toBeVisible();
  await textOf(next).getByText("Doors open at ten.").click();
  await next.keyboard.press("End");
  await next.keyboard.type(" Or at eleven.");
  await publish(next);
  await open(visitor, address);
  await expect(bodyOf(visitor).getByText("Doors open at ten. Or at eleven.")).toBeVisible();

  await next.getByRole("button", { name: "More acts for this article" }).click();
  await next.getByRole("menuitem", { name: "Revisions" }).click();
  const revisions = next.getByRole("list", { name: "Revisions" });
  await revisions.getByRole("button", { name: /Published.*The schedule/ }).click();
  const chosen = next.getByRole("region", { name: "The chosen revision" });
  await expect(chosen.locator("ins").filter({ hasText: "Or at eleven." })).toBeVisible();
  await chosen.getByRole("button", { name: "Restore" }).click();
  await dialogOf(next).getByRole("button", { name: "Restore" }).click();
  await expect(textOf(next).getByText("Or at eleven.")).toHaveCount(0);
  await publish(next);
  await open(visitor, address);
  await expect(bodyOf(visitor).getByText("Doors open at ten.")).toBeVisible();
  await expect(bodyOf(visitor).getByText("Or at eleven.")).toHaveCount(0);
  await next.context().close();
  await visitor.context().close();
});
