import {
  defaultMailSettings,
  kindsOfGroup,
  type MailGroup,
  type MailSettings,
  mailGroups,
} from "@callboard/contracts/notification-mail";
import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { mailSettings } from "../../db/schema/mail-settings.ts";
import { notifications } from "../../db/schema/notification.ts";
import { afterQuiet, mailTimes } from "./mail-times.ts";

type Row = typeof mailSettings.$inferSelect;

function toSettings(row: Row | undefined): MailSettings {
  if (!row) return defaultMailSettings;
  const { time_zone, quiet_from: from, quiet_to: to } = row;
  const rhythms = { ...defaultMailSettings.rhythms, ...row.rhythms };
  return { rhythms, time_zone, quiet: from !== null && to !== null ? { from, to } : null };
}

/** With the groups that come by push. */
export type ReaderSettings = MailSettings & { pushed: MailGroup[] };

/** How people want mails about their notifications. */
export function mailSettingsRepository(db: Db) {
  async function get(userId: number): Promise<MailSettings> {
    const [row] = await db.select().from(mailSettings).where(eq(mailSettings.user_id, userId));
    return toSettings(row);
  }

  /** Those of several people, with what comes to them by push, by asking once. */
  async function settingsOf(userIds: number[]): Promise<(userId: number) => ReaderSettings> {
    const rows = await db.select().from(mailSettings).where(inArray(mailSettings.user_id, userIds));
    const known = new Map(
      rows.map((row) => [row.user_id, { ...toSettings(row), pushed: row.push_groups ?? [] }]),
    );
    return (userId) => known.get(userId) ?? { ...defaultMailSettings, pushed: [] };
  }

  /** Gives what waits to be mailed, or pushed, the time that it has by now. */
  async function moveWaiting(userId: number, now: Date): Promise<void> {
    const settings = await get(userId);
    const timeOf = mailTimes(now);
    await db
      .update(notifications)
      .set({ push_at: afterQuiet(settings, now) })
      .where(and(eq(notifications.user_id, userId), isNotNull(notifications.push_at)));
    for (const group of mailGroups) {
      const isWaiting = and(
        eq(notifications.user_id, userId),
        inArray(notifications.kind, kindsOfGroup(group)),
        isNotNull(notifications.mail_at),
      );
      const mail_at = timeOf(settings, settings.rhythms[group]);
      await db.update(notifications).set({ mail_at }).where(isWaiting);
    }
  }

  /** Works inside a transaction. */
  async function save(userId: number, { rhythms, time_zone, quiet }: MailSettings, now: Date): Promise<void> {
    const [quiet_from, quiet_to] = [quiet?.from ?? null, quiet?.to ?? null];
    const row = { rhythms, time_zone, quiet_from, quiet_to, changed_at: now };
    await db
      .insert(mailSettings)
      .values({ user_id: userId, ...row })
      .onConflictDoUpdate({ target: mailSettings.user_id, set: row });
    await moveWaiting(userId, now);
  }

  /** Ends the mails about some groups, and leaves the rest as it is. Works inside a transaction. */
  async function silence(userId: number, groups: MailGroup[], now: Date): Promise<void> {
    const rhythms = Object.fromEntries(groups.map((group) => [group, "never" as const]));
    const { time_zone } = defaultMailSettings;
    await db
      .insert(mailSettings)
      .values({ user_id: userId, rhythms, time_zone, changed_at: now })
      .onConflictDoUpdate({
        target: mailSettings.user_id,
        set: { rhythms: sql`${mailSettings.rhythms} || excluded.rhythms`, changed_at: now },
      });
    await moveWaiting(userId, now);
  }

  return { get, settingsOf, save, silence };
}
