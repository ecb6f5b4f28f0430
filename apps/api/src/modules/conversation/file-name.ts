import { conversationLimits } from "@callboard/contracts/conversation-limits";
import type { FileRow } from "./file-repository.ts";

const endings: Record<FileRow["type"], string> = { "application/pdf": ".pdf", "image/webp": ".webp" };

/** Control characters, those that turn the direction of a text, and what separates folders. */
const unwanted = /[\p{Cc}\p{Cf}\p{Cs}<>:"|?*]/gu;

/** What a file is called to whoever fetches it: its sender's name for it, with the ending of what it is. */
export function fileName(sent: string, type: FileRow["type"]): string {
  const last = sent.split(/[/\\]/).at(-1) ?? "";
  const bare = last
    .replace(unwanted, "")
    .replace(/\.[^.]*$/, "")
    .replace(/^\.+/, "")
    .trim();
  const ending = endings[type];
  return (
    ([...bare]
      .slice(0, conversationLimits.fileNameMax - ending.length)
      .join("")
      .trim() || "file") + ending
  );
}
