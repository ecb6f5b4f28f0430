import type { MailGroup } from "@callboard/contracts/notification-mail";
import { defaultMailZone } from "@callboard/contracts/notification-mail";
import { eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { mailSettings } from "../../db/schema/mail-settings.ts";

/** What comes to people by push: stored beside the mail settings, with which it shares quiet hours and their zone. */
export function pushGroupsRepository(db: Db) {
  /** Null for who has never asked for pushes. */
  async function get(userId: number): Promise<MailGroup[] | null> {
    const [row] = await db
      .select({ groups: mailSettings.push_groups })
      .from(mailSettings)
      .where(eq(mailSettings.user_id, userId));
    return row?.groups ?? null;
  }

  const row = (user_id: number, push_groups: MailGroup[], now: Date) => ({
    ...{ user_id, push_groups, rhythms: {}, time_zone: defaultMailZone, changed_at: now },
  });
  const target = mailSettings.user_id;

  async function save(userId: number, push_groups: MailGroup[], now: Date): Promise<void> {
    await db
      .insert(mailSettings)
      .values(row(userId, push_groups, now))
      .onConflictDoUpdate({ target, set: { push_groups, changed_at: now } });
  }

  /** Sets them for who has never said what they want. */
  async function begin(userId: number, groups: MailGroup[], now: Date): Promise<void> {
    await db
      .insert(mailSettings)
      .values(row(userId, groups, now))
      .onConflictDoUpdate({
        target,
        set: { push_groups: sql`coalesce(${mailSettings.push_groups}, excluded.push_groups)` },
      });
  }

  return { get, save, begin };
}
