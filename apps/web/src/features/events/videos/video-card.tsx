import { limits } from "@callboard/contracts/limits";
import type { Video } from "@callboard/contracts/video";
import { Play } from "lucide-react";
import { Image } from "#shared/ui/image.tsx";
import { excerptOf } from "../card/event-text.ts";
import { slideSizes } from "./slide-widths.ts";

function Title({ title, video_url }: Pick<Video, "title" | "video_url">) {
  if (!video_url) return title;
  return (
    <a
      href={video_url}
      target="_blank"
      rel="noopener noreferrer"
      className="underline-offset-4 after:absolute after:inset-0 group-hover:underline"
    >
      {title} <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}

/** Links to the video where its URL is known. */
export function VideoCard({ video }: { video: Video }) {
  const { id, title, description, thumbnail_url, video_url } = video;
  return (
    <article className="group relative">
      <div className="relative overflow-hidden rounded-card border border-line">
        <Image
          src={thumbnail_url}
          alt=""
          width={960}
          height={540}
          sizes={slideSizes}
          id={`video-${id}`}
          className="aspect-video w-full"
        />
        {video_url && (
          <span
            aria-hidden
            className="absolute bottom-3 left-3 grid size-11 place-items-center rounded-full bg-amber text-accent-ink"
          >
            <Play className="size-5 fill-current" />
          </span>
        )}
      </div>
      <h3 className="mt-3 text-18 leading-heading wrap-anywhere">
        <Title title={title} video_url={video_url} />
      </h3>
      <p className="mt-1.5 text-15 text-muted wrap-anywhere">{excerptOf(description, limits.excerptCard)}</p>
    </article>
  );
}
