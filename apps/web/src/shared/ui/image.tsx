import { imageSrcSet } from "@callboard/contracts/image";
import { useEffect, useRef, useState } from "react";
import { cx } from "#shared/lib/text/class-names.ts";
import type { Accent } from "./chip.tsx";
import { ImageFallback } from "./image-fallback.tsx";

type ImageProps = {
  src: string | null | undefined;
  /** Empty where the words beside it say the same. */
  alt: string;
  /** The picture's shape: `width / height` is kept free before it arrives. */
  width: number;
  height: number;
  /** How wide it stands on the page, as the `sizes` attribute says it. */
  sizes: string;
  /** True for the picture that is on the screen first. */
  isPriority?: boolean;
  /** What the stand-in is drawn from. */
  id: string | number;
  accent?: Accent | undefined;
  className?: string;
};

/** A stored picture in the size that the screen needs; two beams of light where there is none or it does not load. */
export function Image({ src, alt, width, height, sizes, isPriority, id, accent, className }: ImageProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // It may have failed before the application took the page over.
    const { current } = image;
    if (current?.complete && current.naturalWidth === 0 && current.currentSrc) setHasFailed(true);
  }, []);

  if (!src || hasFailed) {
    const label = alt ? { role: "img", "aria-label": alt } : {};
    return (
      <span {...label} className={cx("block overflow-hidden", className)}>
        <ImageFallback id={id} accent={accent} />
      </span>
    );
  }
  return (
    <img
      ref={image}
      src={src}
      srcSet={imageSrcSet(src)}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading={isPriority ? "eager" : "lazy"}
      fetchPriority={isPriority ? "high" : undefined}
      decoding="async"
      onError={() => setHasFailed(true)}
      className={cx("block bg-sunken object-cover", className)}
    />
  );
}
