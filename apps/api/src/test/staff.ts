import type { StaffRole } from "@callboard/contracts/staff";
import { eq } from "drizzle-orm";
import { sessions } from "../db/schema/session.ts";
import { staff } from "../db/schema/staff.ts";
import { secretSealer } from "../modules/staff/sealed-secret.ts";
import { staffRepository } from "../modules/staff/staff-repository.ts";
import { newFactorSecret } from "../modules/staff/totp.ts";
import { type TestApp, testOtpKey } from "./app.ts";
import { aPerson } from "./people.ts";

type App = Pick<TestApp, "db" | "clock">;

/** Somebody of the staff, whose session has shown the second factor just now. `secret` is that of their authenticator app. */
export async function aStaffMember(app: App, role: StaffRole = "administrator") {
  const person = await aPerson(app);
  const now = app.clock.read();
  await staffRepository(app.db).put(person.id, role, now);
  const secret = newFactorSecret();
  const factor_secret = secretSealer(testOtpKey).seal(secret);
  await app.db.update(staff).set({ factor_secret }).where(eq(staff.user_id, person.id));
  await showFactor(app, person.id, now);
  return { ...person, role, secret };
}

/** Lets all sessions of an account count as shown with the second factor since then; null for not at all. */
export async function showFactor({ db }: App, userId: number, at: Date | null) {
  await db.update(sessions).set({ factor_at: at }).where(eq(sessions.user_id, userId));
}
