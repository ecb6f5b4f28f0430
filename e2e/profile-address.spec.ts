import { axeViolations } from "./axe.ts";
import { signUpArtist } from "./claims.ts";
import { expect, open, type Page, test } from "./journey.ts";
import { tabTo } from "./keyboard.ts";

test.slow();
// An address that is not free is refused.
test.use({ allowed: /422/ });

const phone = { width: 375, height: 740 };
const letters = "abcdefghijklmnopqrstuvwxyz";
/** A name that nobody else has, in letters alone. */
const aName = () => [...String(Date.now())].map((digit) => letters[Number(digit)]).join("");

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "The address of your artist profile" });

async function statusOf(page: Page, path: string) {
  const response = await page.request.get(path, { maxRedirects: 0 });
  return { status: response.status(), to: response.headers().location };
}

test("an artist chooses an address by keyboard on a phone, and every earlier one leads there", async ({
  browser,
  page,
}) => {
  const surname = aName();
  const [first, second] = [`mira-${surname}`, `mira-${surname}-stage`];
  await page.setViewportSize(phone);
  await signUpArtist(page, `मीरा ${surname}`);
  await open(page, "/account");
  const number = await page.getByRole("link", { name: /^View public page/ }).getAttribute("href");
  expect(number).toMatch(/^\/profiles\/artist\/\d+$/);

  await tabTo(page, "Choose an address of the artist profile");
  await page.keyboard.press("Enter");
  const dialog = dialogOf(page);
  await expect(dialog.getByLabel("Address")).toHaveValue(first);
  await expect(dialog.getByText("This address is free.")).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByLabel("Address").press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText("Your address is saved")).toBeVisible();
  await expect(page.getByText(`/profiles/artist/${first}`)).toBeVisible();
  await expect(page.getByRole("link", { name: /^View public page/ })).toHaveAttribute(
    "href",
    `/profiles/artist/${first}`,
  );
  expect(await statusOf(page, number ?? "")).toEqual({ status: 301, to: `/profiles/artist/${first}` });

  await tabTo(page, "Change the address of the artist profile");
  await page.keyboard.press("Enter");
  await dialog.getByLabel("Address").fill(`${second} `);
  await expect(dialog.getByText("This address looks free.")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await page.getByRole("button", { name: "Change the address of the artist profile" }).click();
  await expect(dialog.getByRole("list", { name: "Earlier addresses" })).toHaveText(first);
  await page.keyboard.press("Escape");

  const present = `/profiles/artist/${second}`;
  for (const earlier of [
    number ?? "",
    `/profiles/artist/${first}`,
    present.toUpperCase().replace("/PROFILES/ARTIST", "/profiles/artist"),
  ])
    expect(await statusOf(page, earlier)).toEqual({ status: 301, to: present });
  expect(await statusOf(page, `${present}/`)).toEqual({ status: 301, to: present });
  for (const missing of [`/profiles/agency/${second}`, "/profiles/artist/%256Dira", "/profiles/artist/admin"])
    expect((await statusOf(page, missing)).status).toBe(404);

  const visitor = await browser.newPage();
  await open(visitor, `/profiles/artist/${first}?from=mail#credits`);
  await expect(visitor).toHaveURL(new RegExp(`${present}\\?from=mail#credits$`));
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(`मीरा ${surname}`);
  await expect(visitor.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`${present}$`));
  await expect(visitor.locator("meta[property='og:image']")).toHaveAttribute(
    "content",
    new RegExp(`/share/artist/${second}\\.jpg$`),
  );
  expect((await statusOf(visitor, `/share/artist/${second}.jpg`)).status).toBe(200);
  await open(visitor, "/?kind=artist");
  await expect(visitor.locator(`a[href='${present}']`)).toHaveCount(1);
  await visitor.close();
});

test("nobody gets an address that somebody has or had, and a name that is taken gets a number", async ({
  browser,
  page,
}) => {
  const surname = aName();
  const other = await browser.newPage();
  await signUpArtist(other, `Mira ${surname}`);
  await open(other, "/account");
  await other.getByRole("button", { name: "Choose an address of the artist profile" }).click();
  await dialogOf(other).getByRole("button", { name: "Save address" }).click();
  await expect(dialogOf(other)).toHaveCount(0);
  await other.close();

  await signUpArtist(page, `Mira ${surname}`);
  await open(page, "/account");
  await page.getByRole("button", { name: "Choose an address of the artist profile" }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByLabel("Address")).toHaveValue(`mira-${surname}-2`);
  await dialog.getByLabel("Address").fill(`Mira-${surname}`);
  await expect(dialog.getByText("Somebody else has this address.")).toBeVisible();
  await dialog.getByRole("button", { name: "Save address" }).click();
  await expect(dialog.getByText("This address is not free. Choose another one")).toBeVisible();
  await dialog.getByLabel("Address").fill("admin");
  await dialog.getByRole("button", { name: "Save address" }).click();
  await expect(dialog.getByText("This address is reserved. Choose another one")).toBeVisible();
  await dialog.getByLabel("Address").fill(`mira-${surname}-2`);
  await dialog.getByRole("button", { name: "Save address" }).click();
  await expect(dialog).toHaveCount(0);
});
