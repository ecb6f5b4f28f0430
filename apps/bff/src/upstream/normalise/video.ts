import type { Video } from "@callboard/contracts/video";
import type { WireVideo } from "@callboard/contracts/wire/video";

/** A video as its card shows it. */
export function toVideo({ id, title, description, thumbnail_url, video_url, is_featured }: WireVideo): Video {
  return {
    id,
    title,
    description: description ?? "",
    thumbnail_url: thumbnail_url || null,
    video_url: video_url || null,
    is_featured: is_featured ?? false,
  };
}
