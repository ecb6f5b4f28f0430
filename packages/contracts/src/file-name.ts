import { uploadLimits } from "./upload-limits.ts";

/** Control characters, those that turn the direction of a text, and halves of characters. */
const unwanted = /[\p{Cc}\p{Cf}\p{Cs}]/gu;

/** How an uploaded file is called where it is kept, by its name on a device; `nameless` where nothing is left of that. */
export function fileNameOf(sent: string | null | undefined, nameless: string): string {
  const last = (sent ?? "").split(/[/\\]/).at(-1) ?? "";
  return [...last.replace(unwanted, "").trim()].slice(0, uploadLimits.nameMax).join("") || nameless;
}
