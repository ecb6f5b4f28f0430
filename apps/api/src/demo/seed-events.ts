import { publicationDate } from "@callboard/demo/dates";
import { demoEventCategories } from "@callboard/demo/events/event-categories";
import { bannerOf, detailOf } from "@callboard/demo/events/event-images";
import { toEventInput } from "@callboard/demo/events/event-input";
import { type DemoEvent, readEvents } from "@callboard/demo/events/events";
import type { Db } from "../db/client.ts";
import { eventRepository } from "../modules/event/event-repository.ts";
import { eventCategoryRepository } from "../modules/event-category/event-category-repository.ts";
import type { DemoPeople } from "./seed-people.ts";

type Filling = { db: Db; now: Date; imageOf: (name: string) => string | null };

/** A call or a campaign as it was written into the database. */
export type PostedEvent = DemoEvent & { id: number; created_at: Date };

/** Posts every call and campaign, the oldest first, in the name of the one who posted it. */
export async function seedEvents({ db, now, imageOf }: Filling, people: DemoPeople): Promise<PostedEvent[]> {
  const { rows } = await eventCategoryRepository(db).list({ page: 1, limit: 100 });
  const ids = new Map(rows.map(({ id, name }) => [name, id]));
  const categoryIds = new Map(demoEventCategories.map(({ slug, name }) => [slug as string, ids.get(name)]));
  const posted: PostedEvent[] = [];
  for (const event of readEvents()) {
    const user = people.get(event.posted_by);
    const category_id = categoryIds.get(event.category);
    if (!user || !category_id) throw new Error(`${event.slug}: nobody to post it, or no such category`);
    const created_at = publicationDate(now, event.slug, event.days_ago);
    const { id } = await eventRepository(db).create({
      ...toEventInput(event, now, category_id),
      ...{ user_id: user.id, is_featured: event.is_featured, created_at, first_public_at: created_at },
      ...{ banner_photo: imageOf(bannerOf(event)), description_photo: imageOf(detailOf(event)) },
    });
    posted.push({ ...event, id, created_at });
  }
  return posted;
}
