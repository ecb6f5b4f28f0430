import { limits } from "@callboard/contracts/limits";
import {
  type Notification,
  type NotificationData,
  type NotificationKind,
  notificationText,
  type ReadNotificationsInput,
} from "@callboard/contracts/notification";
import { mailGroupOf } from "@callboard/contracts/notification-mail";
import { and, asc, eq, gt, inArray, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { keysetAfter, keysetOrder, type Page, type PageQuery, readPage } from "../../db/page.ts";
import { applications } from "../../db/schema/application.ts";
import { isListed } from "../../db/schema/blog.ts";
import { events, isPublic } from "../../db/schema/event.ts";
import { notificationMarks, notifications } from "../../db/schema/notification.ts";
import { isShownProfile } from "../../db/schema/profile.ts";
import { isOfTeam } from "../team/team-role-repository.ts";
import { mailSettingsRepository } from "./mail-settings-repository.ts";
import { mailTimes } from "./mail-times.ts";
import { numbered } from "./numbered.ts";

export type NewNotification = {
  [Kind in NotificationKind]: {
    /** Who is told. */
    user_id: number;
    kind: Kind;
    /** The same key for the same reader is the same notification, whoever adds it. */
    key: string;
    /** The call that it is about: it is shown as long as its reader sees that. */
    event_id?: number;
    /** The application that it is about: it goes with that. */
    application_id?: number;
    /** The article or the profile that it is about: it is shown as long as everybody sees that. */
    blog_id?: number;
    profile_id?: number;
    /** The account that it names, where that goes with nothing else: it is erased with it. */
    about_id?: number;
    data: NotificationData<Kind>;
  };
}[NotificationKind];

export type NotificationRow = typeof notifications.$inferSelect;
type Row = NotificationRow;

const columns = { value: notifications.seq, id: notifications.id };
/** So many rows fit into the parameters of one statement. */
const rowsAtOnce = 2_000;

/** What people are told, and what they have read of it. */
export function notificationRepository(db: Db) {
  /** Writes them, with when they are to be mailed and pushed, but for those whose keys their readers have already. */
  async function create(news: NewNotification[], now: Date): Promise<void> {
    // Everybody takes the marks in one order, so that two transactions never wait for each other.
    const sorted = news.toSorted((one, other) => one.user_id - other.user_id);
    const timeOf = mailTimes(now);
    for (let begin = 0; begin < sorted.length; begin += rowsAtOnce) {
      const some = sorted.slice(begin, begin + rowsAtOnce);
      const counts = Map.groupBy(some, ({ user_id }) => user_id);
      const marks = await db
        .insert(notificationMarks)
        .values([...counts].map(([user_id, { length }]) => ({ user_id, seq: length, version: 1 })))
        .onConflictDoUpdate({
          target: notificationMarks.user_id,
          set: {
            seq: sql`${notificationMarks.seq} + excluded.seq`,
            version: sql`${notificationMarks.version} + 1`,
          },
        })
        .returning({ user_id: notificationMarks.user_id, seq: notificationMarks.seq });
      const settingsOf = await mailSettingsRepository(db).settingsOf([...counts.keys()]);
      const rows = numbered(some, marks).map((row) => {
        const settings = settingsOf(row.user_id);
        const group = mailGroupOf[row.kind];
        const mail_at = timeOf(settings, settings.rhythms[group], row.kind === "search_gathered");
        const push_at = settings.pushed.includes(group) ? timeOf(settings, "at_once") : null;
        return { ...row, created_at: now, mail_at, push_at };
      });
      await db.insert(notifications).values(rows).onConflictDoNothing();
    }
  }

  /**
   * Those of a reader who sees what they are about. What is hidden is no news, but for its poster and their team; an application is none for
   * who is neither its applicant nor, any more, of those.
   */
  const select = (condition: SQL | undefined) =>
    db
      .select({ notification: notifications })
      .from(notifications)
      .leftJoin(events, eq(events.id, notifications.event_id))
      .leftJoin(applications, eq(applications.id, notifications.application_id))
      .where(
        and(
          condition,
          or(
            isNull(notifications.event_id),
            and(
              isPublic,
              or(isNull(notifications.application_id), eq(applications.user_id, notifications.user_id)),
            ),
            isOfTeam(events.user_id, notifications.user_id),
          ),
          or(isNull(notifications.blog_id), isListed(notifications.blog_id)),
          or(isNull(notifications.profile_id), isShownProfile(notifications.profile_id)),
        ),
      );

  /** A reader's own, newest first. */
  async function list(userId: number, query: PageQuery): Promise<Page<Notification>> {
    const { rows, pagination } = await readPage(
      query,
      JSON.stringify(["notifications", userId]),
      ({ notification: { seq, id } }: { notification: Row }) => ({ value: seq, id }),
      ({ after, offset, limit }) =>
        select(and(eq(notifications.user_id, userId), keysetAfter(columns, after, "DESC")))
          .orderBy(...keysetOrder(columns, "DESC"))
          .limit(limit)
          .offset(offset),
    );
    return { rows: rows.map(({ notification }) => toNotification(notification)), pagination };
  }

  /** Those of some that a reader sees and has not read, the oldest first. */
  async function listUnread(userId: number, ids: number[]): Promise<Row[]> {
    const isMeant = and(
      eq(notifications.user_id, userId),
      inArray(notifications.id, ids),
      isNull(notifications.read_at),
    );
    return (await select(isMeant).orderBy(asc(notifications.seq))).map(({ notification }) => notification);
  }

  /** How many a reader has not read, up to `limits.unreadMax`. */
  async function countUnread(userId: number): Promise<number> {
    const isUnread = and(eq(notifications.user_id, userId), isNull(notifications.read_at));
    return (await select(isUnread).limit(limits.unreadMax)).length;
  }

  /** Some of what a reader was told after a place, the oldest first, and whether there is more. */
  async function listAfter(userId: number, after: number) {
    const isNews = and(eq(notifications.user_id, userId), gt(notifications.seq, after));
    const found = await select(isNews)
      .orderBy(asc(notifications.seq))
      .limit(limits.notificationList + 1);
    const rows = found.slice(0, limits.notificationList).map(({ notification }) => notification);
    return { notifications: rows.map(toNotification), hasMore: found.length > rows.length };
  }

  /** Marks a reader's own as read: some, all up to a place, or those of the messages about an application. */
  async function markRead(
    userId: number,
    input: ReadNotificationsInput | { messages_of: number },
    now: Date,
  ): Promise<void> {
    const { version, user_id } = notificationMarks;
    const isMeant = meant(input);
    await db.transaction(async (tx) => {
      // First, as whoever writes a notification does.
      await tx
        .update(notificationMarks)
        .set({ version: sql`${version} + 1` })
        .where(eq(user_id, userId));
      await tx
        .update(notifications)
        .set({ read_at: now })
        .where(and(eq(notifications.user_id, userId), isNull(notifications.read_at), isMeant));
    });
  }

  /** Takes back what was told of acts that were undone. Works inside a transaction. */
  async function remove(told: { user_id: number; key: string }[]): Promise<void> {
    if (told.length === 0) return;
    const readers = [...new Set(told.map(({ user_id }) => user_id))].sort((one, other) => one - other);
    const { user_id, version } = notificationMarks;
    const areTheirs = inArray(user_id, readers);
    // In the order of whoever writes one.
    await db.select().from(notificationMarks).where(areTheirs).orderBy(user_id).for("update");
    await db
      .update(notificationMarks)
      .set({ version: sql`${version} + 1` })
      .where(areTheirs);
    const keys = told.map(({ key }) => key);
    await db
      .delete(notifications)
      .where(and(inArray(notifications.user_id, readers), inArray(notifications.key, keys)));
  }

  return { create, list, listAfter, listUnread, countUnread, markRead, remove };
}

function meant(input: ReadNotificationsInput | { messages_of: number }): SQL | undefined {
  if ("ids" in input) return inArray(notifications.id, input.ids);
  if ("up_to" in input) return lte(notifications.seq, input.up_to);
  return and(eq(notifications.application_id, input.messages_of), eq(notifications.kind, "message_received"));
}

function toNotification(row: Row): Notification {
  const { id, seq, kind, data, created_at, read_at } = row;
  return {
    ...{ id, seq, kind, ...notificationText(kind, data, row) },
    created_at: created_at.toISOString(),
    is_read: read_at !== null,
  };
}
