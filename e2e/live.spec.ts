import { newPerson, signUp, signUpByForm } from "./account.ts";
import { dragOnto } from "./drag.ts";
import { postEvent } from "./events.ts";
import { expect, open, type Page, test } from "./journey.ts";

const written = (page: Page) => page.getByRole("region", { name: "Written so far" });

async function say(page: Page, name: string, text: string) {
  await page.getByRole("textbox", { name: `Message to ${name}` }).fill(text);
  await page.getByRole("button", { name: "Send" }).click();
}

test.use({ isLive: true });
// Two people and their pages.
test.slow();

test("an artist applies, the poster shortlists and casts, and both write; each sees at once what the other does", async ({
  browser,
  page,
}) => {
  const title = `Six voices for a stairwell ${newPerson().number}`;
  await signUp(page, newPerson("Leela Casting"));
  await postEvent(page, title);
  const address = page.url();
  await expect(page.getByRole("region", { name: "Applications" })).toContainText("Nobody has applied yet.");

  const artist = await browser.newPage();
  await open(artist, address);
  await artist.getByRole("button", { name: "Apply Now" }).first().click();
  const person = newPerson("Kabir Shah");
  await artist.getByRole("dialog", { name: "Sign In" }).getByRole("link", { name: "Register Now" }).click();
  await signUpByForm(artist, person, artist.url());
  await open(artist, `${address}?apply=1`);
  const dialog = artist.getByRole("dialog", { name: `Apply for ${title}` });
  await dialog.getByLabel("Note").fill("I can sing on stairs.");
  await dialog.getByLabel("Link to your reel").fill("example.com/reel");
  await dialog.getByRole("button", { name: "Send application" }).click();
  await expect(artist.getByText("Your application")).toBeVisible();
  await expect(artist.getByRole("button", { name: "Withdraw" })).toBeVisible();

  await expect(page.getByRole("link", { name: "Notifications, 1 unread" })).toBeVisible();
  const received = page.getByRole("region", { name: "Applications" });
  await expect(received).toContainText("1 application, 1 new");
  await received.getByRole("link", { name: "Open the board" }).click();
  await page.getByRole("button", { name: "Kabir Shah", exact: true }).click();
  const panel = page.getByRole("dialog", { name: "Kabir Shah" });
  await expect(panel.getByText("I can sing on stairs.")).toBeVisible();
  await expect(panel.getByRole("link", { name: /example\.com\/reel/ })).toBeVisible();
  await panel.getByRole("button", { name: "4 stars" }).click();
  await page.keyboard.press("Escape");
  const column = (name: RegExp) => page.getByRole("region", { name });
  const card = page.getByRole("button", { name: "Kabir Shah", exact: true });
  await expect(column(/^Reviewed/).getByRole("button", { name: "Kabir Shah" })).toBeVisible();
  await card.focus();
  await page.keyboard.press("Shift+ArrowRight");
  await expect(page.getByText("Kabir Shah moved to Shortlisted.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(column(/^Reviewed/).getByRole("button", { name: "Kabir Shah" })).toBeVisible();
  await dragOnto(page, card, column(/^Shortlisted/));
  await expect(column(/^Shortlisted/).getByRole("button", { name: "Kabir Shah" })).toBeVisible();

  await expect(artist.getByRole("link", { name: /^Notifications, \d+ unread/ })).toBeVisible();
  await expect(artist.getByText("Shortlisted")).toBeVisible();
  await expect(artist.getByRole("button", { name: "Withdraw" })).toHaveCount(0);
  await open(artist, "/account");
  const own = artist.getByRole("region", { name: "My applications" });
  await expect(own).toContainText(title);
  await expect(own).toContainText("Shortlisted");

  await page.getByRole("combobox", { name: "Move Kabir Shah" }).selectOption("Offered");
  await expect(page.getByText("Kabir Shah moved to Offered.")).toBeVisible();
  await own.getByRole("link", { name: /^Answer the offer/ }).click();
  await artist.getByRole("button", { name: "Accept the offer" }).click();
  await expect(artist.getByText("You are cast.")).toBeVisible();
  await expect(column(/^Cast/).getByRole("button", { name: "Kabir Shah" })).toBeVisible();

  await artist.getByRole("link", { name: "Messages", exact: true }).click();
  await card.click();
  await panel.getByRole("link", { name: "Write to Kabir Shah" }).click();
  await say(page, "Kabir Shah", "Rehearsals begin on Monday.");
  await expect(written(artist)).toContainText("Rehearsals begin on Monday.");
  await say(artist, "Asha Rao", "I will be there.");
  await expect(written(page)).toContainText("I will be there.");
  await artist.close();
});
