import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { users } from "../../db/schema/account.ts";
import { contactMessages } from "../../db/schema/contact.ts";
import { reports } from "../../db/schema/moderation.ts";
import { staffInvitations } from "../../db/schema/staff.ts";
import { teamInvitations } from "../../db/schema/team.ts";
import { startApp } from "../../test/app.ts";
import { anEvent } from "../../test/events.ts";
import { aPerson, signUpOf, testPassword } from "../../test/people.ts";
import { waitingMails } from "../../test/sent-mails.ts";
import { aStaffMember } from "../../test/staff.ts";
import { anAgency, teamCalls } from "../../test/teams.ts";

const app = startApp();
type Person = Awaited<ReturnType<typeof aPerson>>;
const address = "Victim@example.com";
const password = { current_password: testPassword };
const act = (path: string, body: object, { bearer }: Pick<Person, "bearer">) =>
  app.post(`/api/v1/${path}`, body, { bearer }).expect(200);
const exported = async (person: Person) =>
  (await act("account/export", password, person)).body.data.export.parts.contact_messages;

/** What is known of an address whose owner has no account. */
beforeEach(async () => {
  const written = { name: "Victim", email: address, message: "My words" };
  await app.post("/api/v1/contact/create", written).expect(200);
  const { id: subject_id } = await anEvent(app);
  const report = { subject_kind: "event", subject_id, reason: "fees", details: "They ask for money" };
  await app.post("/api/v1/moderation/report", { ...report, email: address }).expect(200);
  await act("staff/invitation", { email: address, role: "editor" }, await aStaffMember(app));
  await teamCalls(app)
    .invite(await anAgency(app), address)
    .expect(200);
  await act("account/email", { ...password, email: address }, await aPerson(app));
});

/** What is left of it. */
async function left() {
  const [message] = await app.db.select().from(contactMessages);
  const [report] = await app.db.select().from(reports);
  return {
    message: message?.message,
    report: report?.email,
    invitations: (await app.db.$count(staffInvitations)) + (await app.db.$count(teamInvitations)),
    mails: (await waitingMails(app)).map(({ template }) => template),
  };
}
const mailsTo = ["staff_invitation", "team_invitation", "email_change"];

describe("an address that an account has, and has not proven", () => {
  it("gives it nothing of what others wrote from there, and erases nothing of that", async () => {
    const stranger = await aPerson(app, { email: address.toLowerCase() });
    expect(await exported(stranger)).toEqual([]);
    await act("account/delete", password, stranger);
    expect(await left()).toEqual({
      ...{ message: "My words", report: address.toLowerCase(), invitations: 2 },
      mails: [...mailsTo, "account_erased"],
    });
  });

  it("gets no mail about the end of an account whose number is not verified either", async () => {
    const { body } = await app.post("/api/v1/auth/signup", signUpOf({ email: address })).expect(200);
    await act("account/delete", password, { bearer: body.data.token });
    expect((await left()).mails).toEqual(mailsTo);
  });

  it("loses the mails that wait about the account itself", async () => {
    const stranger = await aPerson(app, { email: address.toLowerCase() });
    const changed = { ...password, password: "nine paper boats" };
    const { body } = await act("account/password", changed, stranger);
    expect((await left()).mails).toEqual([...mailsTo, "account_changed"]);
    const bearer = body.data.token;
    await act("account/delete", { current_password: changed.password }, { bearer });
    expect((await left()).mails).toEqual([...mailsTo, "account_erased"]);
  });
});

describe("an address that an account has proven by the link that was mailed there", () => {
  it("has what names it exported and erased with the account, however it is spelt", async () => {
    const owner = await aPerson(app);
    await act("account/email", { ...password, email: address.toUpperCase() }, owner);
    const token = (await waitingMails(app)).at(-1)?.data.token;
    await app.post("/api/v1/account/email/confirm", { token }).expect(200);
    expect(await exported(owner)).toMatchObject([{ message: "My words" }]);
    await act("account/delete", password, owner);
    expect(await left()).toMatchObject({ message: "Erased account", report: null, invitations: 0 });
    const [row] = await app.db.select().from(users).where(eq(users.id, owner.id));
    expect(row?.email_verified_at).toBeNull();
  });
});
