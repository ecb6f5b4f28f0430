import { staffLimits } from "@callboard/contracts/staff-limits";

/** What the library calls a file: its own name without folders and without what cannot be shown, or `image` where nothing is left. */
export function imageName(file: string): string {
  const base = file.replaceAll("\\", "/").split("/").at(-1) ?? "";
  const shown = base
    .toWellFormed()
    .replace(/\p{Cc}/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  // A pair that is cut in the middle would be a broken character.
  return shown.slice(0, staffLimits.imageNameMax).toWellFormed().trim() || "image";
}
