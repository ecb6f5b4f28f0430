import type { LibraryImage } from "@callboard/contracts/library-image";

/** What something shows cannot be deleted: it would be missing there. */
export const mayRemove = ({ uses }: Pick<LibraryImage, "uses">): boolean => uses === 0;

/** Whether staff may choose an image of this address: one that this site stores, or one of the origins that images are loaded from. */
export function isAllowedImage(address: string, origins: readonly string[]): boolean {
  if (address.startsWith("/media/")) return true;
  const url = URL.parse(address);
  return url?.protocol === "https:" && origins.includes(url.origin);
}
