import { newPerson, signUp } from "./account.ts";
import { postEvent } from "./events.ts";
import { expect, isTakenOver, open, type Page, test } from "./journey.ts";
import { mailsTo } from "./mail-folder.ts";

test.slow();

/** Applies for the call whose page is open. */
async function apply(artist: Page, address: string) {
  await open(artist, `${address}?apply=1`);
  const dialog = artist.getByRole("dialog", { name: /^Apply for/ });
  await dialog.getByLabel("Note").fill("I can sing on stairs.");
  await dialog.getByRole("button", { name: "Send application" }).click();
  await expect(artist.getByText("Your application")).toBeVisible();
}

test("an applicant hears by mail what became of their application, ends such mails by the link in it, and hears no more", async ({
  browser,
  page: poster,
}) => {
  const title = `Voices for a lift ${newPerson().number}`;
  await signUp(poster, newPerson("Leela Casting"));
  await postEvent(poster, title);
  const address = poster.url();
  const person = newPerson("Kabir Shah");
  const artist = await browser.newPage();
  await signUp(artist, person);
  await apply(artist, address);

  await open(poster, address);
  await poster.getByRole("link", { name: "Open the board" }).click();
  const move = poster.getByRole("combobox", { name: "Move Kabir Shah" });
  await move.selectOption("Shortlisted");
  await expect(poster.getByText("Kabir Shah moved to Shortlisted.")).toBeVisible();
  await expect.poll(() => mailsTo(person).length, { timeout: 30_000 }).toBe(1);
  const [mail = ""] = mailsTo(person);
  expect(mail).toContain(`You are on the shortlist: `);
  expect(mail).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  const link = /^List-Unsubscribe:\s*<([^>]+)>/m.exec(mail)?.[1] ?? "";

  // Somebody else's browser: the link is enough.
  const elsewhere = await browser.newPage();
  await open(elsewhere, new URL(link).pathname);
  await expect(elsewhere.getByRole("heading", { level: 1 })).toHaveText("Stop these mails?");
  await elsewhere.getByRole("button", { name: "Stop these mails" }).click();
  await expect(elsewhere.getByRole("heading", { level: 1 })).toHaveText("No more of these mails will come");
  await elsewhere.close();

  await open(artist, "/account/notifications");
  await artist.getByRole("link", { name: "Notification settings" }).click();
  await expect(artist.getByLabel("Your applications")).toHaveValue("never");
  await artist.getByLabel("Messages").selectOption("Once a week");
  await artist.getByRole("button", { name: "Save" }).click();
  await expect(artist.getByText("Settings saved")).toBeVisible();
  await artist.reload();
  await isTakenOver(artist);
  await expect(artist.getByLabel("Messages")).toHaveValue("weekly");

  await move.selectOption("Offered");
  await expect(poster.getByText("Kabir Shah moved to Offered.")).toBeVisible();
  // Closing comes after it, and is mailed: so the other would have been.
  await open(artist, address);
  await expect(artist.getByText("Offer", { exact: false }).first()).toBeVisible();
  await poster.getByRole("combobox", { name: "Move Kabir Shah" }).selectOption("Reviewed");
  await open(poster, address);
  await poster.getByRole("button", { name: "Close" }).first().click();
  await poster.getByRole("dialog").getByRole("button", { name: /Close/ }).last().click();
  await expect.poll(() => mailsTo(person).length, { timeout: 30_000 }).toBe(2);
  expect(mailsTo(person).filter((text) => text.includes("You have an offer"))).toEqual([]);
  await artist.close();
});
