import type { Video, videoListQuery } from "@callboard/contracts/video";
import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import type { Db } from "../../db/client.ts";
import { keysetAfter, keysetOrder, type Page, type PageWindow, readPage } from "../../db/page.ts";
import { videos } from "../../db/schema/video.ts";

export type CreateVideoInput = Omit<typeof videos.$inferInsert, "id">;

/** The videos of the carousel. */
export function videoRepository(db: Db) {
  const columns = { value: videos.created_at, id: videos.id };

  function list(query: z.infer<typeof videoListQuery>): Promise<Page<Video>> {
    const { is_featured, sortOrder } = query;
    const read = ({ after, offset, limit }: PageWindow) =>
      db
        .select()
        .from(videos)
        .where(
          and(
            is_featured === undefined ? undefined : eq(videos.is_featured, is_featured),
            keysetAfter(columns, after, sortOrder),
          ),
        )
        .orderBy(...keysetOrder(columns, sortOrder))
        .limit(limit)
        .offset(offset);
    const keyOf = (row: { created_at: Date; id: number }) => ({
      value: row.created_at.getTime(),
      id: row.id,
    });
    return readPage(query, JSON.stringify(["videos", is_featured, sortOrder]), keyOf, read);
  }

  async function create(input: CreateVideoInput): Promise<{ id: number }> {
    const [created] = await db.insert(videos).values(input).returning({ id: videos.id });
    if (!created) throw new Error("The database returned no id");
    return created;
  }

  return { list, create };
}
