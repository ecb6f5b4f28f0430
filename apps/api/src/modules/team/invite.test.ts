import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { users } from "../../db/schema/account.ts";
import { startApp } from "../../test/app.ts";
import { aPerson } from "../../test/people.ts";
import { waitingMails } from "../../test/sent-mails.ts";
import { anAgency, teamCalls } from "../../test/teams.ts";

const app = startApp();
const { invite, teams } = teamCalls(app);

it("sends no invitation before the number of the agency's account is verified", async () => {
  const agency = await anAgency(app);
  const { username } = await aPerson(app);
  const setVerified = (phone_verified_at: Date | null) =>
    app.db.update(users).set({ phone_verified_at }).where(eq(users.id, agency.id));
  await setVerified(null);
  for (const identifier of ["stranger@example.com", username]) {
    const { body } = await invite(agency, identifier).expect(403);
    expect(body.message).toBe("Verify your number first");
  }
  expect(await waitingMails(app)).toEqual([]);
  expect((await teams(agency)).teams[0]?.invitations).toEqual([]);
  await setVerified(app.clock.read());
  await invite(agency, "stranger@example.com").expect(200);
  expect(await waitingMails(app)).toMatchObject([
    { template: "team_invitation", to: "stranger@example.com" },
  ]);
});
