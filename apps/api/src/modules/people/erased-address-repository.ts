import { nameKey } from "@callboard/contracts/identifier";
import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { emailChanges } from "../../db/schema/account-change.ts";
import { contactAnswers, contactMessages } from "../../db/schema/contact.ts";
import { jobs } from "../../db/schema/job.ts";
import { reports } from "../../db/schema/moderation.ts";
import { staffInvitations } from "../../db/schema/staff.ts";
import { teamInvitations } from "../../db/schema/team.ts";

export const erasedName = "Erased account";

export const isWaitingMailTo = (email: string): SQL | undefined =>
  and(inArray(jobs.state, ["waiting", "dead"]), sql`${jobs.payload}->>'to' in (${email}, ${nameKey(email)})`);

/**
 * Erases what names an e-mail address and no account. Only for an address that its account has proven: anybody may sign up with
 * somebody else's.
 */
export function erasedAddressRepository(db: Db) {
  async function erase(email: string): Promise<void> {
    const key = nameKey(email);
    await db.delete(emailChanges).where(eq(emailChanges.email_key, key));
    await db.delete(jobs).where(isWaitingMailTo(email));
    await db.delete(staffInvitations).where(eq(staffInvitations.email, key));
    await db.delete(teamInvitations).where(eq(teamInvitations.identifier_key, key));
    const nobodys = { reporter_id: null, email: null, details: "" };
    await db.update(reports).set(nobodys).where(sql`lower(${reports.email}) = ${key}`);
    await contactThreads(key);
  }

  /** What they wrote by the contact form, with its answers; nobody is left to answer to. */
  async function contactThreads(emailKey: string): Promise<void> {
    const nobody = { name: erasedName, email: "erased@callboard.invalid", state: "closed" as const };
    const version = sql`${contactMessages.version} + 1`;
    const erased = await db
      .update(contactMessages)
      .set({ ...nobody, topic: null, message: erasedName, version })
      .where(sql`lower(${contactMessages.email}) = ${emailKey}`)
      .returning({ id: contactMessages.id });
    const ids = erased.map((message) => message.id);
    await db.update(contactAnswers).set({ text: erasedName }).where(inArray(contactAnswers.message_id, ids));
  }

  return { erase };
}
