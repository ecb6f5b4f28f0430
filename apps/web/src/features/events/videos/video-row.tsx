import type { Video } from "@callboard/contracts/video";
import { ArrowLeft, ArrowRight } from "lucide-react";
import type { KeyboardEvent } from "react";
import { cx } from "#shared/lib/text/class-names.ts";
import { IconButton } from "#shared/ui/icon-button.tsx";
import { slideClass } from "./slide-widths.ts";
import { useCarousel } from "./use-carousel.ts";
import { VideoCard } from "./video-card.tsx";

/** Slightly wider than its slides, so that focus rings are not clipped. */
const rowClass = cx(
  "-m-1.5 snap-x scroll-px-1.5 overflow-x-auto p-1.5 [scrollbar-width:none]",
  "data-carousel:touch-pan-y data-carousel:snap-none data-carousel:overflow-hidden",
);
const arrowClass = "border border-control aria-disabled:opacity-45 aria-disabled:hover:bg-transparent";

/** A row of videos, moved by buttons and arrow keys. */
export function VideoRow({ videos }: { videos: readonly Video[] }) {
  const { row, place, showPrevious, showNext } = useCarousel();
  const handleKey = ({ key }: KeyboardEvent) => {
    if (key === "ArrowLeft") showPrevious();
    if (key === "ArrowRight") showNext();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div role="group" aria-label="Videos" aria-roledescription="carousel" onKeyDown={handleKey}>
      <div
        className={cx(
          "-mt-16 mb-5 flex justify-end gap-2 noscript:invisible",
          (place.isLocked || videos.length === 1) && "invisible",
        )}
      >
        <IconButton
          label="Previous videos"
          aria-disabled={place.isBeginning}
          onClick={showPrevious}
          className={arrowClass}
        >
          <ArrowLeft aria-hidden className="size-5" />
        </IconButton>
        <IconButton label="Next videos" aria-disabled={place.isEnd} onClick={showNext} className={arrowClass}>
          <ArrowRight aria-hidden className="size-5" />
        </IconButton>
      </div>
      <div ref={row} className={rowClass}>
        <ul className="swiper-wrapper flex transition-transform">
          {videos.map((video) => (
            <li key={video.id} className={`swiper-slide ${slideClass}`}>
              <VideoCard video={video} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
