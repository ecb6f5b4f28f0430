import { newPerson, signUp } from "./account.ts";
import { signUpArtist } from "./claims.ts";
import { postEvent } from "./events.ts";
import { button, keyboard as hand, link, reach } from "./hands.ts";
import { expect, open, type Page, test } from "./journey.ts";

test.slow();
test.use({ viewport: { width: 375, height: 740 } });

const fits = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);

test("a poster keeps somebody in a list and invites them, who hears of it and takes no more, all by the keys alone", async ({
  browser,
  page,
}) => {
  const unique = newPerson().number;
  const name = `Zarina ${unique}`;
  const titles = [`A call for queens ${unique}`, `A call for fools ${unique}`] as const;
  const invited = await browser.newPage();
  await signUpArtist(invited, name);
  await signUp(page, newPerson("Dock Lane"));
  for (const title of titles) await postEvent(page, title);
  const second = new URL(page.url()).pathname.replace("/event/", "");

  await test.step("somebody is found in the directory, and kept in a new list", async () => {
    await open(page, "/directory");
    await hand.write(page.getByRole("main").getByRole("searchbox"), unique);
    await page.keyboard.press("Enter");
    await hand.press(link(page, name));
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await hand.press(button(page, "Add to list"));
    const dialog = page.getByRole("dialog", { name: `Add ${name} to a list` });
    await hand.write(dialog.getByLabel("Name of your first list"), "Lear, daughters");
    await page.keyboard.press("Enter");
    await expect(dialog.getByRole("checkbox", { name: "Lear, daughters" })).toBeChecked();
    await fits(page);
    await page.keyboard.press("Escape");
    await expect(button(page, "Add to list")).toBeFocused();
  });

  await test.step("the list has a note, and invites who is chosen", async () => {
    await open(page, "/account");
    await hand.press(link(page, "Your lists"));
    await hand.press(link(page, "Lear, daughters"));
    await hand.press(button(page, `Add a note about ${name}`));
    await hand.write(page.getByLabel(`Note about ${name}`), "Cordelia, perhaps");
    await hand.press(button(page, "Save note"));
    await expect(page.getByText("Cordelia, perhaps")).toBeVisible();
    await hand.tick(page.getByRole("checkbox", { name: `Choose ${name}` }));
    await fits(page);
    await hand.press(button(page, "Invite to a call"));
    const dialog = page.getByRole("dialog", { name: `Invite ${name} to a call` });
    await hand.choose(dialog.getByLabel("Call"), titles[0]);
    await hand.write(dialog.getByLabel("Message"), "Read the queen for us?");
    await hand.press(button(dialog, "Send invitation"));
    await expect(page.getByText(`${name} is invited.`)).toBeVisible();
    await expect(page.getByText("1 chosen")).toHaveCount(0);
  });

  await test.step("a profile's page invites too, each to a call once", async () => {
    await hand.press(link(page, name));
    await hand.press(button(page, "Invite to a call"));
    const dialog = page.getByRole("dialog", { name: `Invite ${name} to a call` });
    await expect(dialog.getByLabel("Call").getByRole("option", { name: titles[0] })).toBeDisabled();
    await hand.press(button(dialog, "Send invitation"));
    await expect(dialog).toHaveCount(0);
  });

  await test.step("who is invited hears of it, and finds the call and the words", async () => {
    await open(invited, "/account/notifications");
    await hand.press(link(invited, `Dock Lane invites you to “${titles[0]}”`));
    await expect(invited.getByRole("heading", { level: 1, name: titles[0] })).toBeVisible();
    await open(invited, "/account");
    await hand.press(link(invited, "Your invitations"));
    await expect(invited.getByText("Read the queen for us?")).toBeVisible();
    await expect(invited.getByText("New", { exact: true })).toHaveCount(2);
    await fits(invited);
  });

  await test.step("one is declined, and no more are taken from anybody", async () => {
    await hand.press(button(invited, `Decline ${titles[1]}`));
    const dialog = invited.getByRole("dialog", { name: `Decline “${titles[1]}”` });
    await reach(dialog.getByRole("radio", { name: "This invitation alone" }));
    await invited.keyboard.press("ArrowDown");
    await invited.keyboard.press("ArrowDown");
    await expect(dialog.getByRole("radio", { name: "And no more from anybody" })).toBeChecked();
    await hand.press(button(dialog, "Decline invitation"));
    await expect(invited.getByText("You declined", { exact: true })).toBeVisible();
    await expect(invited.getByRole("heading", { name: titles[1] })).toBeFocused();
    await expect(invited.getByText(/^You take no invitations\./)).toBeVisible();
  });

  await test.step("the poster sees what became of it, and not that no more are taken", async () => {
    await open(page, `/account/calls/${second}`);
    await hand.press(link(page, "Who is invited"));
    await expect(page.getByRole("article").filter({ hasText: name })).toContainText("Declined");
    await expect(page.getByText("Invited", { exact: true })).toHaveCount(0);
    await fits(page);
  });
  await invited.context().close();
});
