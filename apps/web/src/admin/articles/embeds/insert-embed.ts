import type { EventSummary } from "@callboard/contracts/event";
import type { Editor } from "@tiptap/react";
import type { EmbedAttributes } from "./embed-words.ts";

/** What is stored of a call or a campaign. */
export function attributesOf({
  id,
  kind,
  title,
}: Pick<EventSummary, "id" | "kind" | "title">): EmbedAttributes {
  return { kind: kind ?? "event", id, title };
}

/** Puts a call or a campaign where the cursor is. Whoever closes the dialog takes the focus back to the text. */
export function insertEmbed(editor: Editor, event: EventSummary): void {
  editor.commands.insertContent([{ type: "embed", attrs: attributesOf(event) }, { type: "paragraph" }]);
}
