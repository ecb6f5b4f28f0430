import { newPerson, signUp, signUpByForm } from "./account.ts";
import { agency, fillNamed, goToCredits, submitCredits } from "./claims.ts";
import { dayAhead, photos } from "./events.ts";
import { button, type Hand, link } from "./hands.ts";
import { expect, open, type Page } from "./journey.ts";

export const names = {
  agency: "Lantern Casting",
  member: "Asha Kulkarni",
  artist: "Kabir Shah",
  other: "Noor Haque",
};

const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`);

/** The agency with its profile, and somebody who takes its invitation. */
export async function makeTeam(owner: Page, member: Page, hand: Hand) {
  const people = { owner: newPerson(names.agency), member: newPerson(names.member) };
  await signUpByForm(owner, people.owner, "/register?as=agency");
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
export async function post(member: Page, title: string, hand: Hand): Promise<string> {
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
