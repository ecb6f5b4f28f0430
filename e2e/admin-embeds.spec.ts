import { newPerson, signUp } from "./account.ts";
import { comeIn } from "./admin.ts";
import { beginDraft, bodyOf, dialogOf, isSaved, publish, textOf, unique } from "./articles.ts";
import { fillEvent, postEvent } from "./events.ts";
import { expect, open, type Page, test } from "./journey.ts";
import { product } from "./product.ts";

test.use({ allowed: /status of 4\d\d|Failed to load resource/ });
// Several people and browsers each.
test.slow();

const tool = "Embed a call or campaign";
const newPage = (page: Page) =>
  page.context().browser()?.newPage({ baseURL: product.baseUrl }) as Promise<Page>;
const pathOf = (page: Page) => new URL(page.url()).pathname;
const embedOf = (page: Page, kind: string, title: string) =>
  textOf(page).getByRole("figure", { name: new RegExp(`^Embedded ${kind}: ${title}\\.`) });

/** Pastes a text where the cursor is, as a browser does what was copied from its address bar. */
function paste(page: Page, text: string) {
  return textOf(page).evaluate((element, copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", copied);
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

async function postCampaign(page: Page, title: string) {
  await open(page, "/create-crowdfunding-request");
  await fillEvent(page, { title, price: "1000" });
  await page.getByRole("button", { name: "Post Event" }).click();
  await page.getByRole("link", { name: "View your campaign" }).click();
  await expect(page).toHaveURL(/\/Crowdfunding\/\d+$/);
}

async function pledge(page: Page, address: string) {
  await open(page, address);
  await page.getByRole("button", { name: "Contribute" }).first().click();
  await dialogOf(page).getByLabel("Amount").fill("250");
  await dialogOf(page).getByRole("button", { name: "Pledge" }).click();
  await expect(page.getByText("Pledge recorded")).toBeVisible();
}

/** A stranger reports a call, and a moderator hides it. */
async function hide(page: Page, address: string, title: string) {
  await open(page, address);
  await page.getByRole("button", { name: "Report this call" }).click();
  await dialogOf(page).getByLabel("What is wrong?").selectOption({ index: 1 });
  await dialogOf(page).getByLabel("Email").fill("seen@example.com");
  await dialogOf(page).getByRole("button", { name: "Send report" }).click();
  await expect(page.getByText("Thank you. A moderator will look at it.")).toBeVisible();
  await comeIn(page, "/admin/moderation", "demo-moderator", "callboard-demo");
  await page.getByRole("table", { name: "Open cases" }).getByRole("link", { name: title }).click();
  await page.getByRole("radio", { name: "Hide it" }).check();
  await page.getByLabel("Why?").fill("It was no call.");
  await page.getByRole("button", { name: "Decide" }).click();
  await expect(page).toHaveURL(/\/admin\/moderation$/);
}

test("an editor embeds a call and a campaign, readers see what they say now, and not what a moderator hides", async ({
  page,
}) => {
  const [call, campaign, title] = [unique("A call to show"), unique("A roof to show"), unique("On show")];
  const [poster, giver, visitor] = [await newPage(page), await newPage(page), await newPage(page)];
  await signUp(poster, newPerson("Ravi Menon"));
  await postEvent(poster, call);
  const callPath = pathOf(poster);
  await postCampaign(poster, campaign);
  const campaignAddress = poster.url();

  await beginDraft(page, title);
  await page.keyboard.type("Two to look at.");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: tool }).click();
  await dialogOf(page).getByRole("searchbox").fill(call);
  await dialogOf(page)
    .getByRole("button", { name: `Embed ${call}` })
    .click();
  await expect(embedOf(page, "call", call)).toContainText("Mumbai");
  await paste(page, campaignAddress);
  await expect(embedOf(page, "campaign", campaign)).toContainText("€0 raised of €1,000");
  await page.keyboard.press("Control+z");
  await expect(textOf(page).getByRole("link", { name: campaignAddress })).toBeVisible();
  await page.keyboard.press("Control+y");
  await expect(embedOf(page, "campaign", campaign)).toBeVisible();
  await isSaved(page);
  await page.reload();
  await expect(embedOf(page, "call", call)).toBeVisible();
  await publish(page);

  const path = `/blog/${title.toLowerCase().replaceAll(" ", "-")}`;
  await open(visitor, path);
  const cards = bodyOf(visitor).getByRole("figure");
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toContainText("Theatre");
  await expect(cards.first()).toContainText("· Mumbai");
  await expect(cards.last()).toContainText("€0 raised of €1,000");
  await expect(cards.last().getByRole("progressbar", { name: "Raised so far" })).toHaveAttribute(
    "value",
    "0",
  );
  await cards.first().getByRole("link", { name: call }).click();
  await expect(visitor).toHaveURL(callPath);
  await expect(visitor.getByRole("heading", { level: 1, name: call })).toBeVisible();

  const shown = async () => (await visitor.request.get(path)).text();
  await signUp(giver, newPerson("Ira Bose"));
  await pledge(giver, campaignAddress);
  await expect.poll(shown).toMatch(/<b>€250<\/b> raised of €1,000 · 1 supporter</);
  expect(await shown()).toContain(call);
  await giver.context().clearCookies();
  await hide(giver, callPath, call);
  await expect.poll(shown, { timeout: 1_000 }).not.toContain(call);
  await open(visitor, path);
  await expect(bodyOf(visitor).getByText("This call is not available now.")).toBeVisible();
  await expect(bodyOf(visitor).getByRole("link", { name: campaign })).toBeVisible();
  await page.reload();
  await expect(embedOf(page, "call", call)).toContainText("Nobody sees it now");
  await Promise.all([poster, giver, visitor].map((other) => other.context().close()));
});

test("an embed is found, moved and deleted by keyboard", async ({ page }) => {
  await beginDraft(page, unique("By keys alone"));
  await page.keyboard.type("First.");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Alt+F10");
  for (let steps = 0; steps < 30; steps += 1) {
    if (
      await page.getByRole("button", { name: tool }).evaluate((button) => button === document.activeElement)
    )
      break;
    await page.keyboard.press("ArrowRight");
  }
  await page.keyboard.press("Enter");
  await expect(dialogOf(page).getByRole("searchbox")).toBeFocused();
  await expect(dialogOf(page).getByRole("list", { name: "Found" })).toBeVisible();
  await page.keyboard.press("Tab");
  const chosen = dialogOf(page)
    .getByRole("button", { name: /^Embed / })
    .first();
  await expect(chosen).toBeFocused();
  const title = ((await chosen.getAttribute("aria-label")) ?? "").replace("Embed ", "");
  await page.keyboard.press("Enter");
  const embed = textOf(page).getByRole("figure", { name: /^Embedded / });
  await expect(embed).toContainText(title);
  await expect(textOf(page)).toBeFocused();
  await page.keyboard.type("Last.");
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Alt+ArrowUp");
  const order = () =>
    textOf(page).evaluate((text) => [...text.children].map((part) => part.textContent ?? ""));
  expect((await order())[0]).toContain(title);
  await page.keyboard.press("Alt+ArrowDown");
  await page.keyboard.press("Alt+ArrowDown");
  await expect.poll(async () => (await order()).findIndex((text) => text.includes(title))).toBe(2);
  await page.keyboard.press("Delete");
  await expect(embed).toHaveCount(0);
  await page.keyboard.press("Control+z");
  await expect(embed).toBeVisible();
});
