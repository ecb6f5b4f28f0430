import type { Browser, Locator } from "@playwright/test";
import { newPerson, type Person, signUp } from "./account.ts";
import { agency, fillNamed, goToCredits, submitCredits } from "./claims.ts";
import { dayAhead, photos } from "./events.ts";
import { type Hand, keyboard, pointer, reach } from "./hands.ts";
import { expect, isTakenOver, open, type Page, test } from "./journey.ts";
import { mailsTo } from "./mail-folder.ts";
import { recordVideo } from "./video.ts";

// A line that breaks.
test.use({ isLive: true, allowed: /Failed to load resource/ });
test.setTimeout(400_000);

/** What a browser sends of a video at once. */
const part = 8 * 1_048_576;
const names = {
  agency: "Lantern Casting",
  member: "Asha Kulkarni",
  artist: "Kabir Shah",
  other: "Noor Haque",
};

const seen = (target: Locator) => target.filter({ visible: true }).first();
const button = (page: Page | Locator, name: string | RegExp) => seen(page.getByRole("button", { name }));
const link = (page: Page | Locator, name: string | RegExp) => seen(page.getByRole("link", { name }));
const field = (page: Page | Locator, name: string) => page.locator(`main [name="${name}"]`);
const formOf = (page: Page) => page.getByRole("dialog", { name: /^Apply for/ });

/** Hears in the mail folder of that person. */
const hears = (person: Person, words: string) =>
  expect
    .poll(() => mailsTo(person).filter((mail) => mail.includes(words)).length, { timeout: 30_000 })
    .toBe(1);

/** The agency with its profile, and somebody who takes its invitation. */
async function makeTeam(owner: Page, member: Page, hand: Hand) {
  const people = { owner: newPerson(names.agency), member: newPerson(names.member) };
  await signUp(owner, people.owner, "/register?as=agency");
  await expect(owner).toHaveURL(/\/claim-agency-profile/);
  await fillNamed(owner, agency);
  await goToCredits(owner, "Actor");
  await submitCredits(owner);
  await expect(owner.getByRole("heading", { name: /profile is on the board$/ })).toBeVisible();
  await signUp(member, people.member);
  await open(member, "/account");

  await open(owner, "/account/team");
  await hand.press(button(owner, "Invite somebody"));
  const dialog = owner.getByRole("dialog", { name: "Invite somebody" });
  await hand.write(dialog.getByLabel("E-mail address or username"), people.member.username);
  await hand.press(dialog.getByRole("button", { name: "Send invitation" }));
  await hand.press(link(member, /^Notifications, 1 unread/));
  await hand.press(link(member, /invites you to its team/));
  await hand.press(button(member, /^Accept the invitation/));
  await expect(member.getByText("You are a member.")).toBeVisible();
  // Without a reload.
  await expect(owner.getByText(/^Member, joined/)).toBeVisible();
  return people;
}

/** A call of the agency with two roles, posted by a member. Gives its address. */
async function post(member: Page, title: string, hand: Hand): Promise<string> {
  await open(member, "/create-event");
  await hand.choose(member.getByLabel("Post as"), names.agency);
  await hand.attach(member.getByLabel("Event photo"), photos.banner);
  await hand.write(field(member, "title"), title);
  await hand.choose(field(member, "category_id"), "Theatre");
  await hand.write(field(member, "tags"), "open call");
  await hand.write(field(member, "description"), "Two parts in a play about a stairwell.");
  await hand.attach(member.getByLabel("Description photo"), photos.detail);
  await hand.write(field(member, "start_date"), dayAhead(30));
  await hand.write(field(member, "start_time"), "18:30");
  await hand.write(field(member, "venue_name"), "Old Mill Hall");
  await hand.choose(field(member, "present_city"), "Mumbai");
  await hand.write(field(member, "address_1"), "12 Mill Lane");
  await hand.write(field(member, "contact_person"), "Asha Rao");
  await hand.write(field(member, "website"), "example.com/stairwell");
  await hand.write(field(member, "price"), "120");
  await hand.write(field(member, "contact_number"), "0005550199");
  await hand.write(field(member, "email"), "asha@example.com");
  await hand.press(button(member, "Add a role"));
  await hand.write(field(member, "roles.0.name"), "Bittu");
  await hand.tick(member.getByLabel("Self-tape"));
  await hand.press(button(member, "Add another role"));
  await hand.write(field(member, "roles.1.name"), "Neighbour");
  await hand.press(button(member, "Post Event"));
  await expect(member).toHaveURL(/\/events$/);
  const list = member.getByRole("region", { name: "All auditions & events" });
  await hand.press(list.getByRole("link", { name: title, exact: true }));
  await expect(member.getByRole("heading", { level: 1, name: title })).toBeVisible();
  return new URL(member.url()).pathname;
}

/** Applies for a role with a self-tape: the line breaks half-way, and it goes on after a reload. */
async function applyWithTape(artist: Page, call: string, hand: Hand) {
  const buffer = await recordVideo(artist, part + 900_000);
  const file = { name: "bittu.webm", mimeType: "video/webm", buffer };
  const choose = async (name: string) => {
    const [chooser] = await Promise.all([
      artist.waitForEvent("filechooser"),
      hand.press(button(formOf(artist), name)),
    ]);
    await chooser.setFiles(file);
  };
  await artist.route("**/tapes/uploads/*", (route) => {
    const { "upload-offset": offset = "0" } = route.request().headers();
    return Number(offset) >= part ? route.abort() : route.fallback();
  });
  await open(artist, call);
  await hand.press(button(artist, "Apply Now"));
  await hand.choose(formOf(artist).getByLabel("Role"), "Bittu");
  await choose("Choose a video");
  await expect(formOf(artist).getByText(/^8\.0 MB of 8\.9 MB/)).toBeVisible();
  await expect(formOf(artist).getByText("The connection is lost").first()).toBeVisible();
  await artist.reload();
  await isTakenOver(artist);
  await artist.unroute("**/tapes/uploads/*");
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
  await expect(moved).toBeFocused();
}

async function say(page: Page, name: string, text: string, hand: Hand) {
  await hand.write(page.getByRole("textbox", { name: `Message to ${name}` }), text);
  await hand.press(button(page, "Send"));
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

    // The part is offered and taken.
    await moveOn(member, names.artist, "Callback", hand);
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
