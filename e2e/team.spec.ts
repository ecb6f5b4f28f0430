import { codeFor, fillSignUp, newPerson, type Person, signUp } from "./account.ts";
import { signUpAgency } from "./claims.ts";
import { fillEvent, postEvent } from "./events.ts";
import { expect, open, type Page, test } from "./journey.ts";
import { tabTo } from "./keyboard.ts";
import { mailsTo } from "./mail-folder.ts";

test.slow();
// What somebody may not see any more is refused.
test.use({ allowed: /Failed to load resource/, isLive: true });

const phone = { width: 375, height: 740 };

async function applied(page: Page, address: string) {
  await open(page, `${address}?apply=1`);
  const dialog = page.getByRole("dialog", { name: /^Apply for/ });
  await dialog.getByLabel("Note").fill("I can sing on stairs.");
  await dialog.getByRole("button", { name: "Send application" }).click();
  await expect(page.getByText("Your application")).toBeVisible();
}

/** Invites somebody as a member, and gives where the link in the mail leads. */
async function invited(owner: Page, person: Person): Promise<string> {
  await open(owner, "/account");
  await owner.getByRole("link", { name: /^Your team/ }).click();
  await owner.getByRole("button", { name: "Invite somebody" }).click();
  const dialog = owner.getByRole("dialog", { name: "Invite somebody" });
  await dialog.getByLabel("E-mail address or username").fill(person.email);
  await dialog.getByRole("button", { name: "Send invitation" }).click();
  await expect(
    owner.getByRole("list", { name: "Invited" }).getByText(person.email, { exact: true }),
  ).toBeVisible();
  await expect.poll(() => mailsTo(person).length, { timeout: 30_000 }).toBe(1);
  const [, token] = /\/account\/team#([\w-]+)/.exec(mailsTo(person)[0] ?? "") ?? [];
  if (!token) throw new Error("The mail leads nowhere");
  return `/account/team#${token}`;
}

/** From the link in the mail into the team, by the keys alone, with an account that is made on the way. */
async function join(page: Page, person: Person, link: string) {
  await page.setViewportSize(phone);
  await open(page, link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are invited to a team");
  await expect(page).toHaveURL(/\/account\/team$/);
  await tabTo(page, "Create an account");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/register\?next=/);
  await fillSignUp(page, person);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/verify-otp/);
  await page.getByLabel("Code", { exact: true }).fill(codeFor(person));
  await page.keyboard.press("Enter");
  await expect(
    page.getByRole("heading", { name: "Lantern Casting invites you to its team as a member" }),
  ).toBeVisible();
  await tabTo(page, "Accept the invitation of Lantern Casting");
  await page.keyboard.press("Enter");
  await expect(page.getByText("You are a member.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
}

test("somebody who is invited by mail works on an agency's calls, as far as their role goes and until they are removed", async ({
  browser,
  page: owner,
}) => {
  const title = `Voices for a lighthouse ${newPerson().number}`;
  await signUpAgency(owner, newPerson("Lantern Casting"));
  await postEvent(owner, title);
  const call = owner.url();
  const artist = await browser.newPage();
  await signUp(artist, newPerson("Kabir Shah"));
  await applied(artist, call);
  await artist.close();

  const person = newPerson("Asha Kulkarni");
  const member = await browser.newPage();
  const link = await invited(owner, person);
  await join(member, person, link);

  // The agency's call is among their own, and its board is theirs to sort, by the keys.
  await open(member, "/account");
  const listed = member.getByRole("region", { name: "My auditions" }).getByRole("listitem");
  await expect(listed.filter({ hasText: title })).toContainText("Posted as Lantern Casting");
  await tabTo(member, `1 application for ${title}`);
  await member.keyboard.press("Enter");
  await expect(member.getByRole("heading", { name: `Applications for ${title}` })).toBeVisible();
  const board = member.url();
  await open(owner, new URL(board).pathname);
  const seen = (column: string) =>
    owner.getByRole("list", { name: column, exact: true }).getByRole("button", { name: "Kabir Shah" });
  await expect(seen("New")).toBeVisible();
  await tabTo(member, "Kabir Shah");
  await member.keyboard.press("Shift+ArrowRight");
  await expect(member.getByText("Kabir Shah moved to Reviewed.")).toBeVisible();
  // The owner, who has it open too, sees that.
  await expect(seen("Reviewed")).toBeVisible();

  // They post for the agency, whose owner sees who did what.
  const second = `${title}, again`;
  await open(member, "/create-event");
  await fillEvent(member, { title: second });
  await member.getByLabel("Post as").selectOption("Lantern Casting");
  await member.getByRole("button", { name: "Post Event" }).click();
  await expect(member).toHaveURL(/\/events$/);
  await open(owner, "/account");
  const own = owner.getByRole("region", { name: "My auditions" }).getByRole("listitem");
  await expect(own.filter({ hasText: second })).toContainText("Posted by Asha Kulkarni");
  await open(owner, new URL(board).pathname);
  await owner.getByRole("button", { name: "Kabir Shah" }).click();
  await expect(owner.getByRole("dialog").getByText(/Reviewed, by Asha Kulkarni$/)).toBeVisible();

  // A reviewer reads and marks, and moves nobody.
  await open(owner, "/account/team");
  await owner.getByRole("button", { name: "Make reviewer" }).click();
  await expect(owner.getByText(/^Reviewer, joined/)).toBeVisible();
  await open(member, board);
  const card = member.getByRole("button", { name: "Kabir Shah" });
  await card.focus();
  await member.keyboard.press("Shift+ArrowRight");
  await member.keyboard.press("Enter");
  const panel = member.getByRole("dialog", { name: "Kabir Shah" });
  await panel.getByRole("button", { name: "4 stars" }).click();
  await expect(panel.getByRole("button", { name: "4 stars" })).toHaveAttribute("aria-pressed", "true");
  await expect(panel.getByText("Column: Reviewed")).toBeVisible();
  await expect(member.getByRole("combobox", { name: /^Move/, includeHidden: true })).toHaveCount(0);
  await expect(panel.getByRole("link", { name: /^Write to/ })).toHaveCount(0);

  // Whoever is removed has nothing of it left.
  await owner.getByRole("button", { name: "Remove Asha Kulkarni" }).click();
  await owner.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(owner.getByText("Nobody else yet.")).toBeVisible();
  await open(member, board);
  await expect(
    member.getByRole("alert").getByText("These applications are for those who posted the call."),
  ).toBeVisible();
  await open(member, "/account/team");
  await expect(member.getByText("You are in no team.")).toBeVisible();
  await open(member, "/account");
  await expect(member.getByText("You have not posted anything yet.")).toBeVisible();
  // The link worked once.
  await open(member, link);
  await expect(member.getByRole("heading", { name: "This invitation is over" })).toBeVisible();
  await member.close();
});
