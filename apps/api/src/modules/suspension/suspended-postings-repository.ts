import type { Visibility } from "@callboard/contracts/visibility";
import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { comments } from "../../db/schema/comment.ts";
import { events } from "../../db/schema/event.ts";
import { profiles } from "../../db/schema/profile.ts";
import { callAnnouncementRepository } from "../event/call-announcement-repository.ts";
import { profileAnnouncementRepository } from "../profile/profile-announcement-repository.ts";

const idOf = ({ id }: { id: number }) => id;

export type PostingCounts = { events: number; profiles: number; comments: number };

/**
 * What somebody has posted, as their suspension hides it, and shows it again. What moderators or the rules withhold stays as it is.
 * Call it in a transaction that holds the account.
 */
export function suspendedPostingsRepository(db: Db) {
  async function change(userId: number, from: Visibility, to: Visibility) {
    const { id } = comments;
    const set = { visibility: to };
    const changedEvents = await db
      .update(events)
      .set(set)
      .where(and(eq(events.user_id, userId), eq(events.visibility, from)))
      .returning({ id: events.id });
    const changedProfiles = await db
      .update(profiles)
      .set(set)
      .where(and(eq(profiles.user_id, userId), eq(profiles.visibility, from)))
      .returning({ id: profiles.id });
    const own = and(eq(comments.user_id, userId), eq(comments.visibility, from));
    // A reply before its comment, as whoever removes one: two that change the same comments wait for each other.
    await db.execute(sql`
      select from ${comments} where ${own} or ${id} in (select parent_id from ${comments} where ${own})
      order by ${id} desc for update`);
    await db.execute(sql`
      update ${comments} set reply_count = reply_count + ${to === "public" ? 1 : -1} * replies.count
      from (
        select parent_id, count(*)::int as count from ${comments} where ${own} and parent_id is not null group by parent_id
      ) as replies
      where ${id} = replies.parent_id`);
    const changedComments = await db.update(comments).set(set).where(own).returning({ id });
    const counts: PostingCounts = {
      events: changedEvents.length,
      profiles: changedProfiles.length,
      comments: changedComments.length,
    };
    return { events: changedEvents.map(idOf), profiles: changedProfiles.map(idOf), counts };
  }

  return {
    hide: async (userId: number) => (await change(userId, "public", "suspended")).counts,
    show: async (userId: number, now: Date) => {
      const shown = await change(userId, "suspended", "public");
      await callAnnouncementRepository(db).announce(shown.events, now);
      await profileAnnouncementRepository(db).announce(shown.profiles, now);
      return shown.counts;
    },
  };
}
