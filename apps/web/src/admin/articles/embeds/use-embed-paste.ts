import { embedPath } from "@callboard/contracts/article-embed";
import { closeHistory } from "@tiptap/pm/history";
import type { EditorView } from "@tiptap/pm/view";
import type { Editor } from "@tiptap/react";
import { useRef } from "react";
import { trpc } from "#shared/lib/api/trpc.ts";
import { notify } from "#shared/lib/failure/notify.ts";
import { embedOfAddress } from "./embed-address.ts";
import { isFull } from "./embed-node.ts";
import { attributesOf } from "./insert-embed.ts";

/** Where a line says nothing but this. */
function lineOf({ state: { doc } }: Editor, text: string) {
  let found: { from: number; to: number } | null = null;
  doc.descendants((node, pos) => {
    if (node.type.name === "paragraph" && node.textContent === text)
      found = { from: pos, to: pos + node.nodeSize };
  });
  return found as { from: number; to: number } | null;
}

/** Makes an embed of an address of this site that is pasted into an empty line. Undo makes it the link that was pasted. */
export function useEmbedPaste() {
  const { client } = trpc.useUtils();
  const editor = useRef<Editor | null>(null);

  async function embed(id: number, text: string): Promise<void> {
    // What is not there, or not for everybody, stays a link.
    const event = await client.event.get.query({ id }).catch(() => null);
    const { current } = editor;
    const line = current && !current.isDestroyed && event && lineOf(current, text);
    if (!line || isFull(current.state.doc)) return;
    current
      .chain()
      .command(({ tr }) => Boolean(closeHistory(tr)))
      .insertContentAt(line, [{ type: "embed", attrs: attributesOf(event) }, { type: "paragraph" }])
      .run();
    notify.blank(`Embedded: ${event.title}`);
  }

  return {
    editor,
    handlePaste: ({ state: { selection } }: EditorView, { clipboardData }: ClipboardEvent): boolean => {
      const text = clipboardData?.getData("text/plain").trim() ?? "";
      const found = embedOfAddress(text);
      const { parent } = selection.$from;
      const isEmptyLine = selection.empty && parent.type.name === "paragraph" && parent.content.size === 0;
      const { current } = editor;
      if (!found || !isEmptyLine || !current || isFull(current.state.doc)) return false;
      const marks = [{ type: "link", attrs: { href: embedPath(found) } }];
      current.commands.insertContent({ type: "text", text, marks });
      void embed(found.id, text);
      return true;
    },
  };
}
