import { asc, eq, inArray, not, or, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { articles } from "../../db/schema/article.ts";
import { blogs } from "../../db/schema/blog.ts";
import { categories } from "../../db/schema/category.ts";
import { events } from "../../db/schema/event.ts";
import { images, imageUses } from "../../db/schema/image.ts";
import { headshots, profiles } from "../../db/schema/profile.ts";
import { tags } from "../../db/schema/tag.ts";
import { videos } from "../../db/schema/video.ts";
import { imageSearch } from "./image-repository.ts";
import type { ImageSubject } from "./image-use-repository.ts";
import type { UsedImage } from "./used-images.ts";

type Found = Pick<UsedImage, "address" | "alt"> & { name: string; created_at: Date };
type Use = Omit<typeof imageUses.$inferInsert, "image_id"> & { address: string };

/** What the library takes over from before it was there. */
export function imageAdoptionRepository(db: Db) {
  /** Some articles whose images are not noted yet, as they were written last and as the public reads them. */
  async function nextArticles(limit: number) {
    const rows = await db
      .select({
        ...{ id: articles.id, state: articles.state, draft: articles.draft, created_at: articles.created_at },
        // The first column says whether there is a row, so it is one that is never null.
        blog: { content: blogs.content, featured_image: blogs.featured_image },
      })
      .from(articles)
      .leftJoin(blogs, eq(blogs.id, articles.blog_id))
      .where(not(articles.has_noted_images))
      .orderBy(asc(articles.id))
      .limit(limit);
    return rows.map(({ blog, draft, ...row }) => ({ ...row, blog, written: draft ?? blog }));
  }

  async function noteArticles(ids: number[]): Promise<void> {
    await db.update(articles).set({ has_noted_images: true }).where(inArray(articles.id, ids));
  }

  /** The entries of lists with a picture whose use is not noted. */
  async function entries(): Promise<{ subject: ImageSubject; picture: string; name: string }[]> {
    const found = await db.execute(sql`
      select * from (
        select 'category' as kind, ${categories.id} as id, ${categories.photo} as picture, ${categories.name} as name from ${categories}
        union all select 'tag', ${tags.id}, ${tags.photo}, ${tags.name} from ${tags}
        union all select 'video', ${videos.id}, ${videos.thumbnail_url}, ${videos.title} from ${videos}
      ) entries
      where picture like '/media/%' and not exists (
        select from ${imageUses} u where u.subject_kind = entries.kind and u.subject_id = entries.id
      )`);
    const { rows } = found as unknown as {
      rows: { kind: ImageSubject["kind"]; id: number | string; picture: string; name: string }[];
    };
    return rows.map(({ kind, id, picture, name }) => ({ subject: { kind, id: Number(id) }, picture, name }));
  }

  /** Those of the addresses that belong to somebody's event or profile: they are theirs, and not the library's. */
  async function personal(addresses: string[]): Promise<Set<string>> {
    const ofEvents = or(
      inArray(events.banner_photo, addresses),
      inArray(events.description_photo, addresses),
    );
    const rows = await db
      .select({ one: events.banner_photo, other: events.description_photo })
      .from(events)
      .where(ofEvents);
    const portraits = await db
      .select({ one: profiles.photo })
      .from(profiles)
      .where(inArray(profiles.photo, addresses));
    const others = await db
      .select({ one: headshots.address })
      .from(headshots)
      .where(inArray(headshots.address, addresses));
    const found = [
      ...rows.flatMap(({ one, other }) => [one, other]),
      ...[...portraits, ...others].map(({ one }) => one),
    ];
    return new Set(found.filter((address) => address !== null));
  }

  async function idsOf(addresses: string[]): Promise<Map<string, number>> {
    if (addresses.length === 0) return new Map();
    const rows = await db
      .select({ id: images.id, address: images.address })
      .from(images)
      .where(inArray(images.address, addresses));
    return new Map(rows.map(({ id, address }) => [address, id]));
  }

  /** Adds images that the library does not have yet, and where they are used. */
  async function adopt(found: Found[], uses: Use[]): Promise<void> {
    const before = await idsOf(found.map(({ address }) => address));
    const values = found
      .filter(({ address }) => !before.has(address))
      .map((image) => ({ ...image, created_by: "", search: imageSearch(image) }));
    if (values.length > 0)
      await db.insert(images).values(values).onConflictDoNothing({ target: images.address });
    const ids = await idsOf(found.map(({ address }) => address));
    const known = uses.flatMap(({ address, ...use }) => {
      const image_id = ids.get(address);
      return image_id === undefined ? [] : [{ ...use, image_id }];
    });
    if (known.length > 0) await db.insert(imageUses).values(known).onConflictDoNothing();
  }

  return { nextArticles, noteArticles, entries, personal, adopt };
}
