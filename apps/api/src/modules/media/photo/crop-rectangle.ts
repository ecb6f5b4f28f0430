import type { Crop } from "@callboard/contracts/headshot";

type Size = { width: number; height: number };
export type Rectangle = { left: number; top: number; width: number; height: number };

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/**
 * The pixels of an image that a crop names, brought to a ratio of width to height by cutting evenly from both sides: whatever was
 * sent, what is kept lies inside of the image and has at least one pixel.
 */
export function cropRectangle(image: Size, crop: Crop, ratio: number): Rectangle {
  const left = within(Math.round(crop.x * image.width), 0, image.width - 1);
  const top = within(Math.round(crop.y * image.height), 0, image.height - 1);
  const wide = within(Math.round(crop.width * image.width), 1, image.width - left);
  const high = within(Math.round(crop.height * image.height), 1, image.height - top);
  const width = within(Math.round(high * ratio), 1, wide);
  const height = within(Math.round(width / ratio), 1, high);
  return {
    ...{ left: left + Math.floor((wide - width) / 2), top: top + Math.floor((high - height) / 2) },
    ...{ width, height },
  };
}
