/** Widths, in pixels, that every image is stored in; a record names the largest. */
export const imageWidths = [480, 960, 1440] as const;

const storedImage = /^(?<stem>\/media\/[\w-]+)-1440\.webp$/;

/**
 * The `srcset` of a stored image, from the address that a record carries (`/media/<name>-1440.webp`).
 * Undefined for an address of another shape: then the address alone is used.
 */
export function imageSrcSet(url: string): string | undefined {
  const stem = storedImage.exec(url)?.groups?.stem;
  return stem && imageWidths.map((width) => `${stem}-${width}.webp ${width}w`).join(", ");
}
