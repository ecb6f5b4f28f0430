import { newPerson, signUp } from "./account.ts";
import { dayAhead, postEvent } from "./events.ts";
import { expect, open, type Page, test } from "./journey.ts";
import { tabTo } from "./keyboard.ts";

test.use({ isLive: true });
// Three people and their pages.
test.slow();

async function applied(page: Page, address: string) {
  await open(page, `${address}?apply=1`);
  const dialog = page.getByRole("dialog", { name: /^Apply for/ });
  await dialog.getByLabel("Note").fill("I can sing on stairs.");
  await dialog.getByRole("button", { name: "Send application" }).click();
  await expect(page.getByText("Your application")).toBeVisible();
}

/** Their own application, from the account. */
async function toApplication(page: Page) {
  await open(page, "/account");
  await page.getByRole("link", { name: /^Where it stands/ }).click();
  await expect(page.getByRole("heading", { name: /^Audition on/ })).toBeVisible();
}

const at = (page: Page, time: string) => page.getByRole("list", { name: `At ${time}` });

test("two applicants choose times, one swaps, a third one waits and moves up; the poster sees it live, with a day sheet", async ({
  browser,
  page: poster,
}) => {
  const title = `Six voices for a tunnel ${newPerson().number}`;
  await signUp(poster, newPerson("Leela Casting"));
  await postEvent(poster, title);
  const call = poster.url();
  const names = ["Asha Menon", "Kabir Shah", "Mina Rao"];
  const [asha, kabir, mina] = await Promise.all(names.map(() => browser.newPage()));
  if (!asha || !kabir || !mina) throw new Error("There are three pages");
  for (const [index, page] of [asha, kabir, mina].entries()) {
    await signUp(page, newPerson(names[index]));
    await applied(page, call);
  }

  // A day with two times, of one person each.
  await open(poster, new URL(call).pathname);
  await poster.getByRole("link", { name: "Open the board" }).click();
  await poster.getByRole("link", { name: "Auditions", exact: true }).click();
  await poster.getByRole("link", { name: "New audition day" }).click();
  await poster.getByLabel("Date").fill(dayAhead(9));
  await poster.getByLabel("From", { exact: true }).fill("10:00");
  await poster.getByLabel("To", { exact: true }).fill("10:40");
  await poster.getByRole("button", { name: "Remove break 1" }).click();
  await poster.getByLabel("Place").fill("Studio 2, Old Mill Hall");
  await expect(poster.getByText("This makes 2 times.")).toBeVisible();
  await poster.getByRole("button", { name: "Make the audition day" }).click();
  await expect(poster.getByRole("heading", { name: /^Auditions on/ })).toBeVisible();
  const day = new URL(poster.url()).pathname;

  // All three are chosen on the board's list, and invited.
  await poster.getByRole("link", { name: "Choose applicants to invite" }).click();
  for (const name of names) await poster.getByRole("checkbox", { name: `Select ${name}` }).check();
  await poster.getByRole("link", { name: "Invite to audition" }).click();
  await poster.getByRole("button", { name: /^Invite to/ }).click();
  await expect(poster.getByText("Invited: 3 applicants.")).toBeVisible();
  await poster.getByRole("link", { name: "See the audition day" }).click();
  await expect(poster.getByRole("heading", { name: "Have not answered (3)" })).toBeVisible();

  // One chooses by the keys alone.
  await expect(asha.getByRole("link", { name: /^Notifications, \d+ unread/ })).toBeVisible();
  await toApplication(asha);
  const first = await asha.getByRole("button", { name: /^Choose .*10:00$/ }).getAttribute("aria-label");
  await tabTo(asha, first ?? "");
  await asha.keyboard.press("Enter");
  await expect(asha.getByText(/^You have a time: .* 10:00\.$/)).toBeVisible();
  await expect(asha.getByRole("heading", { name: /^Audition on/ })).toBeFocused();
  await expect(at(poster, "10:00–10:20")).toContainText("Asha Menon");

  // The other takes the last one. While it is free, the first one swaps to it and back.
  await asha.getByRole("button", { name: /^Change to .*10:20$/ }).click();
  await expect(at(poster, "10:20–10:40")).toContainText("Asha Menon");
  await toApplication(kabir);
  await kabir.getByRole("button", { name: /^Choose .*10:00$/ }).click();
  await expect(kabir.getByText(/^You have a time: .* 10:00\.$/)).toBeVisible();
  await expect(at(poster, "10:00–10:20")).toContainText("Kabir Shah");

  // The third one finds it full, and waits.
  await toApplication(mina);
  await mina.getByRole("button", { name: "Wait for a time" }).click();
  await expect(mina.getByText(/^You wait for a time/)).toBeVisible();
  await expect(poster.getByRole("heading", { name: "Waiting for a time (1)" })).toBeVisible();

  // Who is not coming says so; the third one moves up, and both sides see it without a reload.
  await asha.getByRole("button", { name: "I am not coming" }).click();
  const dialog = asha.getByRole("dialog", { name: "Not coming to this audition?" });
  await dialog.getByLabel("Your words to them").fill("I am on tour that week.");
  await dialog.getByRole("button", { name: "Tell them" }).click();
  await expect(asha.getByText("You said that you are not coming.")).toBeVisible();
  await expect(mina.getByText(/^You have a time: .* 10:20\.$/)).toBeVisible();
  await expect(at(poster, "10:20–10:40")).toContainText("Mina Rao");
  await expect(poster.getByRole("heading", { name: "Not coming (1)" })).toBeVisible();
  await expect(poster.getByText("“I am on tour that week.”")).toBeVisible();
  await open(mina, "/account");
  await expect(mina.getByRole("region", { name: "My applications" })).toContainText(/Audition: .*, 10:20/);

  // The file for calendars of who comes, and the sheet on paper.
  await toApplication(kabir);
  const saved = kabir.waitForEvent("download");
  await kabir.getByRole("button", { name: "Save to calendar" }).click();
  expect((await saved).suggestedFilename()).toMatch(/^audition-\d+\.ics$/);
  await poster.getByRole("link", { name: "Day sheet" }).click();
  const sheet = poster.getByRole("table");
  await expect(sheet.getByRole("row", { name: /10:00–10:20 Kabir Shah/ })).toBeVisible();
  await expect(sheet.getByRole("row", { name: /10:20–10:40 Mina Rao/ })).toBeVisible();

  // Cancelled: everybody who was expected is told, and sees it.
  await open(poster, day);
  await poster.getByRole("button", { name: "Cancel the day" }).click();
  await poster.getByRole("dialog").getByRole("button", { name: "Cancel the day" }).click();
  await expect(poster.getByText("Cancelled", { exact: true })).toBeVisible();
  await expect(kabir.getByText("This audition day is cancelled.")).toBeVisible();
});
