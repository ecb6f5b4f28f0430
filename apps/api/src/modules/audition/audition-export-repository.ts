import { desc, eq } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { applications } from "../../db/schema/application.ts";
import { auditionDays, auditionInvitations } from "../../db/schema/audition.ts";
import { events } from "../../db/schema/event.ts";

/** What the export of somebody's data has of auditions: those they are invited to, and the days of their own calls. */
export function auditionExportRepository(db: Db) {
  const listsOf = (userId: number) => ({
    auditions: db
      .select({
        ...{ event_id: auditionDays.event_id, date: auditionDays.date, state: auditionInvitations.state },
        ...{ time_zone: auditionDays.time_zone, starts_at: auditionInvitations.held_from },
        ...{ message: auditionInvitations.message, shares_phone: auditionInvitations.shares_phone },
      })
      .from(auditionInvitations)
      .innerJoin(auditionDays, eq(auditionDays.id, auditionInvitations.day_id))
      .innerJoin(applications, eq(applications.id, auditionInvitations.application_id))
      .where(eq(applications.user_id, userId))
      .orderBy(desc(auditionInvitations.id))
      .$dynamic(),
    audition_days: db
      .select({
        ...{ event_id: auditionDays.event_id, date: auditionDays.date, place: auditionDays.place },
        ...{ link: auditionDays.link, note: auditionDays.note, created_at: auditionDays.created_at },
      })
      .from(auditionDays)
      .innerJoin(events, eq(events.id, auditionDays.event_id))
      .where(eq(events.user_id, userId))
      .orderBy(desc(auditionDays.id))
      .$dynamic(),
  });

  return { listsOf };
}
