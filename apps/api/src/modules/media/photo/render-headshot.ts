import type { Crop } from "@callboard/contracts/headshot";
import { headshotRatio } from "@callboard/contracts/portfolio-limits";
import { cropRectangle } from "./crop-rectangle.ts";
import { type Rendered, renderImage } from "./image.ts";

/** The part of a photo that is kept as a headshot, four by five, in every width. Throws ImageError for what is no image. */
export function renderHeadshot(photo: string | Buffer, crop: Crop): Promise<Rendered[]> {
  return renderImage(photo, (upright) => cropRectangle(upright, crop, headshotRatio));
}
