import { publicationDate } from "@callboard/demo/dates";
import { thumbnailOf } from "@callboard/demo/events/event-images";
import { demoVideos } from "@callboard/demo/videos";
import type { Db } from "../db/client.ts";
import { videoRepository } from "../modules/video/video-repository.ts";

type Filling = { db: Db; now: Date; imageOf: (name: string) => string | null };

/** The videos of the carousel. */
export async function seedVideos({ db, now, imageOf }: Filling): Promise<void> {
  for (const { slug, title, description, is_featured, days_ago, url } of demoVideos) {
    await videoRepository(db).create({
      ...{ title, description, is_featured, video_url: url ?? null },
      ...{ thumbnail_url: imageOf(thumbnailOf(slug)), created_at: publicationDate(now, slug, days_ago) },
    });
  }
}
