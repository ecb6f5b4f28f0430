import type { Browser } from "@playwright/test";
import { newPerson, type Person, signUp } from "./account.ts";
import { makeTeam, names, post } from "./casting.ts";
import { dayAhead } from "./events.ts";
import { button, type Hand, keyboard, link, pointer, reach, seen } from "./hands.ts";
import { expect, isTakenOver, open, type Page, test } from "./journey.ts";
import { mailsTo } from "./mail-folder.ts";
import { breakableConnection, part, partPatience, recordVideoFile } from "./video.ts";

// A line that breaks.
test.use({ isLive: true, allowed: /Failed to load resource/ });
test.setTimeout(400_000);

const formOf = (page: Page) => page.getByRole("dialog", { name: /^Apply for/ });

/** Hears in the mail folder of that person. */
const hears = (person: Person, words: string) =>
  expect
    .poll(() => mailsTo(person).filter((mail) => mail.includes(words)).length, { timeout: 30_000 })
    .toBe(1);

/** Applies for a role with a self-tape: the line breaks half-way, and it goes on after a reload. */
async function applyWithTape(artist: Page, call: string, hand: Hand) {
  const file = await recordVideoFile(artist, "bittu.webm", part + 900_000);
  const choose = async (name: string) => {
    const [chooser] = await Promise.all([
      artist.waitForEvent("filechooser"),
      hand.press(button(formOf(artist), name)),
    ]);
    await chooser.setFiles(file);
  };
  const breakConnection = await breakableConnection(artist);
  await breakConnection(part);
  await open(artist, call);
  await hand.press(button(artist, "Apply Now"));
  await hand.choose(formOf(artist).getByLabel("Role"), "Bittu");
  await choose("Choose a video");
  await expect(formOf(artist).getByText(/^8\.0 MB of 8\.9 MB/)).toBeVisible({ timeout: partPatience });
  await expect(formOf(artist).getByText("The connection is lost").first()).toBeVisible();
  await artist.reload();
  await isTakenOver(artist);
  await breakConnection();
  await expect(formOf(artist)).toBeVisible();
  await hand.choose(formOf(artist).getByLabel("Role"), "Bittu");
  await choose("Choose the file");
  await expect(formOf(artist).getByText("8.9 MB, uploaded")).toBeVisible();
  await hand.press(button(formOf(artist), "Send application"));
  await expect(artist.getByText("Your application for Bittu")).toBeVisible();
}

/** Somebody else, who hears nothing until the call is closed. */
async function applyToo(browser: Browser, call: string): Promise<Person> {
  const person = newPerson(names.other);
  const page = await browser.newPage();
  await signUp(page, person);
  await open(page, `${call}?apply=1`);
  await formOf(page).getByLabel("Role").selectOption("Neighbour");
  await formOf(page).getByLabel("Note").fill("I live next door.");
  await formOf(page).getByRole("button", { name: "Send application" }).click();
  await expect(page.getByText("Your application for Neighbour")).toBeVisible();
  await page.close();
  return person;
}

const column = (page: Page, name: string) => page.getByRole("region", { name: new RegExp(`^${name}`) });
const cardOf = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Moves a card one column on. */
async function moveOn(page: Page, name: string, to: string, hand: Hand) {
  if (hand === pointer) await page.getByRole("combobox", { name: `Move ${name}` }).selectOption(to);
  else {
    await reach(cardOf(page, name));
    await page.keyboard.press("Shift+ArrowRight");
  }
  await expect(page.getByText(`${name} moved to ${to}.`)).toBeVisible();
  const moved = column(page, to).getByRole("button", { name, exact: true });
  await expect(moved).toBeAttached();
  if (hand === keyboard) await expect(moved).toBeFocused();
}

async function say(page: Page, name: string, text: string, hand: Hand) {
  await hand.write(page.getByRole("textbox", { name: `Message to ${name}` }), text);
  await hand.press(button(page, "Send"));
}

/** A member invites to a day with two times; the artist takes one and swaps it for the other. */
async function audition(member: Page, artist: Page, person: Person, hand: Hand) {
  await hand.press(link(member, /^Auditions$/));
  await hand.press(link(member, "New audition day"));
  await hand.write(member.getByLabel("Date"), dayAhead(9));
  await hand.write(member.getByLabel("From", { exact: true }), "10:00");
  await hand.write(member.getByLabel("To", { exact: true }), "10:40");
  await hand.press(button(member, "Remove break 1"));
  await hand.write(member.getByLabel("Place"), "Studio 2, Old Mill Hall");
  await hand.press(button(member, "Make the audition day"));
  await hand.press(link(member, "Choose applicants to invite"));
  await hand.tick(member.getByRole("checkbox", { name: `Select ${names.artist}` }));
  await hand.press(link(member, "Invite to audition"));
  await hand.press(button(member, /^Invite to/));
  await hand.press(link(member, "See the audition day"));
  await expect(member.getByRole("heading", { name: "Have not answered (1)" })).toBeVisible();

  await hears(person, "Choose a time for your audition");
  await hand.press(link(artist, /^Notifications, \d+ unread/));
  await hand.press(link(artist, /audition/));
  await hand.press(button(artist, /^Choose .*10:00$/));
  await expect(member.getByRole("list", { name: "At 10:00–10:20" })).toContainText(names.artist);
  await hand.press(button(artist, /^Change to .*10:20$/));
  await expect(member.getByRole("list", { name: "At 10:20–10:40" })).toContainText(names.artist);
}

const written = (page: Page) => page.getByRole("region", { name: "Written so far" });

for (const { how, hand, look } of [
  { how: "with a mouse", hand: pointer, look: { viewport: { width: 1280, height: 800 } } },
  {
    how: "by keyboard alone, on a dark phone",
    hand: keyboard,
    look: { viewport: { width: 375, height: 800 }, colorScheme: "dark" as const },
  },
]) {
  test(`an agency and an artist go from a call to a filled part, ${how}`, async ({ browser }) => {
    const [owner, member, artist] = [
      await browser.newPage(look),
      await browser.newPage(look),
      await browser.newPage(look),
    ];
    const people = await makeTeam(owner, member, hand);
    const person = newPerson(names.artist);
    await signUp(artist, person);

    const title = `A play in a stairwell ${person.number}`;
    const call = await post(member, title, hand);
    await open(owner, call);
    await expect(seen(owner.getByText("Nobody has applied yet."))).toBeVisible();
    await applyWithTape(artist, call, hand);
    for (const page of [owner, member]) {
      await expect(page.getByText("1 application, 1 new")).toBeVisible();
    }
    const other = await applyToo(browser, call);
    await expect(owner.getByText("2 applications, 2 new")).toBeVisible();

    // A member reviews and shortlists, and the artist sees and hears it.
    await hand.press(link(member, "Open the board"));
    await expect(cardOf(member, names.other)).toBeAttached();
    await hand.choose(member.getByLabel("Role"), "Bittu");
    await expect(cardOf(member, names.other)).toHaveCount(0);
    await hand.press(cardOf(member, names.artist));
    const panel = member.getByRole("dialog", { name: names.artist });
    await expect(panel.getByLabel(`Self-tape of ${names.artist}`)).toBeVisible();
    await hand.press(button(panel, "4 stars"));
    await member.keyboard.press("Escape");
    await expect(panel).toHaveCount(0);
    await moveOn(member, names.artist, "Shortlisted", hand);
    await expect(artist.getByText("Shortlisted")).toBeVisible();
    await hears(person, "You are on the shortlist");

    // The owner finds what the member did, and writes.
    await hand.press(link(owner, "Open the board"));
    await expect(column(owner, "Shortlisted").getByRole("button", { name: names.artist })).toBeAttached();
    await hand.press(cardOf(owner, names.artist));
    await hand.press(link(owner.getByRole("dialog", { name: names.artist }), `Write to ${names.artist}`));
    await say(owner, names.artist, "Can you come on Monday?", hand);
    await hears(person, "Asha Rao wrote to you");
    await hand.press(link(artist, /^Notifications, \d+ unread/));
    await hand.press(link(artist, /wrote to you/));
    await expect(written(artist)).toContainText("Can you come on Monday?");
    await say(artist, "Asha Rao", "Any time.", hand);
    await expect(written(owner)).toContainText("Any time.");
    await hears(people.owner, `${names.member} joined your team`);

    await moveOn(member, names.artist, "Callback", hand);
    const board = new URL(member.url()).pathname;
    await audition(member, artist, person, hand);

    // The part is offered and taken.
    await open(member, board);
    await moveOn(member, names.artist, "Offered", hand);
    await hears(person, "You have an offer");
    await hand.press(link(artist, /^Notifications, \d+ unread/));
    await hand.press(link(artist, /You have an offer/));
    await hand.press(button(artist, "Accept the offer"));
    await expect(artist.getByText("You are cast.")).toBeVisible();
    await expect(column(member, "Cast").getByRole("button", { name: names.artist })).toBeAttached();

    // Closing answers whoever still waits.
    await open(owner, call);
    await hand.press(button(owner, /^Close/));
    await hand.press(button(owner.getByRole("dialog", { name: "Close this call?" }), /^Close and answer/));
    await hears(other, "Closed: ");
    expect(mailsTo(person).filter((mail) => mail.includes("Closed: "))).toEqual([]);
    await Promise.all([owner.close(), member.close(), artist.close()]);
  });
}
