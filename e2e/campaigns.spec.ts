import { newPerson, signUp } from "./account.ts";
import { fillEvent } from "./events.ts";
import { expect, isTakenOver, open, type Page, test } from "./journey.ts";

test.use({ allowed: /status of 4\d\d/ });
// Three users on many pages.
test.slow();

async function fillPledge(page: Page, title: string, amount: string) {
  await page.getByRole("button", { name: "Contribute" }).first().click();
  const dialog = page.getByRole("dialog", { name: `Contribute to ${title}` });
  await expect(dialog).toContainText("No card is charged");
  await dialog.getByLabel("Amount").fill(amount);
  return dialog.getByRole("button", { name: "Pledge" });
}

/** A campaign's amounts: raised, supporters, the progress in percent. */
async function progressOf(page: Page) {
  const bar = page.getByRole("progressbar").first();
  return {
    bar: Number(await bar.getAttribute("aria-valuenow")),
    text: ((await page.getByRole("main").textContent()) ?? "").replace(/\s+/g, " "),
  };
}

test("two pledge at the same moment with a double click, one takes it back, and all sums agree", async ({
  page,
  browser,
}) => {
  const owner = newPerson("Nukkad Collective");
  const title = `A roof for the rehearsal yard ${owner.number}`;
  await signUp(page, owner);
  await open(page, "/create-crowdfunding-request");
  await fillEvent(page, { title, price: "1000" });
  await page.getByRole("button", { name: "Post Event" }).click();
  await expect(page.getByText("Event created successfully!").first()).toBeVisible();
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue("");
  await page.getByRole("link", { name: "View your campaign" }).click();
  await expect(page).toHaveURL(/\/Crowdfunding\/\d+$/);
  const address = page.url();
  await expect(page.getByText("Nobody has pledged yet")).toBeVisible();

  const [first, second] = [await browser.newPage(), await browser.newPage()];
  const people = [newPerson("Ira Bose"), newPerson("Dev Pillai")] as const;
  await signUp(first, people[0]);
  await signUp(second, people[1]);
  await open(first, address);
  await open(second, address.replace("Crowdfunding", "crowdfunding"));
  const [pledge, other] = [await fillPledge(first, title, "250"), await fillPledge(second, title, "125.50")];
  await Promise.all([pledge.dblclick(), other.dblclick()]);
  await expect(first.getByText("Pledge recorded")).toBeVisible();
  await expect(second.getByText("Pledge recorded")).toBeVisible();

  await page.reload();
  await isTakenOver(page);
  const ledger = page.getByRole("region", { name: "Ledger" });
  await expect(ledger.getByRole("listitem")).toHaveCount(2);
  expect((await progressOf(page)).text).toContain("€375.50");

  const own = first.getByRole("region", { name: "Your pledges" });
  await own.getByRole("button", { name: /Take back/ }).click();
  await first
    .getByRole("alertdialog")
    .or(first.getByRole("dialog"))
    .getByRole("button", { name: "Take back" })
    .click();
  await expect(first.getByText("Pledge taken back")).toBeVisible();
  await expect(own.getByRole("button", { name: /Take back/ })).toHaveCount(0);
  await expect(first.getByRole("region", { name: "Ledger" }).getByRole("listitem")).toHaveCount(3);
  await expect(first.getByRole("region", { name: "Ledger" })).toContainText("−€250");

  for (const reader of [first, second, page]) {
    await open(reader, address);
    await expect(reader.getByRole("main")).toContainText("€125.50");
    const { bar, text } = await progressOf(reader);
    expect([bar, text.includes("€375.50")]).toEqual([13, false]);
    await expect(reader.getByRole("region", { name: "Ledger" }).getByRole("listitem")).toHaveCount(3);
  }
  await open(page, `/crowdfunding?search=${encodeURIComponent(owner.number)}`);
  const card = page.getByRole("article").filter({ hasText: title });
  await expect(card).toContainText("€125.50");
  await open(second, "/account");
  await expect(second.getByRole("region", { name: "My contributions" })).toContainText("€125.50");
  await Promise.all([first.close(), second.close()]);
});

test("a campaign has one URL, whatever case or kind was requested", async ({ page }) => {
  await open(page, "/crowdfunding");
  await page.getByRole("article").first().getByRole("heading").getByRole("link").click();
  await expect(page).toHaveURL(/\/Crowdfunding\/\d+$/);
  const address = page.url();
  for (const other of [
    address.replace("Crowdfunding", "crowdfunding"),
    address.replace("Crowdfunding", "event"),
  ]) {
    await open(page, other);
    await expect(page).toHaveURL(/\/(Crowdfunding|crowdfunding)\/\d+$/);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", address);
  }
});
