import type { Accent } from "@callboard/contracts/accent";
import { imageSrcSet } from "@callboard/contracts/image";
import { useEffect, useRef, useState } from "react";
import { cx } from "#shared/lib/text/class-names.ts";
import { ImageFallback } from "./image-fallback.tsx";

type ImageProps = {
  src: string | null | undefined;
  /** Empty for decorative images. */
  alt: string;
  /** The aspect ratio, reserved before the image loads. */
  width: number;
  height: number;
  /** The `sizes` attribute. */
  sizes: string;
  /** True for the page's LCP image: loaded eagerly, with high priority. */
  isPriority?: boolean;
  /** The seed of the fallback. */
  id: string | number;
  accent?: Accent | undefined;
  className?: string;
};

/** A responsive image, with a fallback where it is missing or fails to load. */
export function Image({ src, alt, width, height, sizes, isPriority, id, accent, className }: ImageProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // It may have failed before hydration.
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
