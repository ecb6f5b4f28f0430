import { type EmbedOf, embedPath } from "@callboard/contracts/article-embed";
import { staffLimits } from "@callboard/contracts/staff-limits";
import { type Editor, Node } from "@tiptap/core";
import { Fragment, type Node as TextNode } from "@tiptap/pm/model";
import { NodeSelection } from "@tiptap/pm/state";
import { ReactNodeViewRenderer } from "@tiptap/react";
import { EmbedCard } from "./embed-card.tsx";
import type { EmbedAttributes } from "./embed-words.ts";

const name = /^(event|crowdfunding):([1-9]\d{0,14})$/;

/** What is marked as an embed and leads elsewhere is none. */
function attributesOf(figure: HTMLElement): EmbedAttributes | false {
  const [, kind, id] = name.exec(figure.dataset.embed ?? "") ?? [];
  const link = figure.querySelector("a");
  if (!kind || !link) return false;
  const embed = { kind, id: Number(id) } as EmbedOf;
  return link.getAttribute("href") === embedPath(embed) && { ...embed, title: link.textContent ?? "" };
}

/** Moves the selected embed past what stands before or after it. False where none is selected. */
function move(editor: Editor, by: -1 | 1): boolean {
  const { selection } = editor.state;
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== "embed") return false;
  const { $from, from, to, node } = selection;
  const other = $from.parent.maybeChild($from.index() + by);
  if (!other) return true;
  const [start, end] = by < 0 ? [from - other.nodeSize, to] : [from, to + other.nodeSize];
  const swapped = Fragment.from(by < 0 ? [node, other] : [other, node]);
  const index = $from.index() + Math.min(by, 0);
  if (!$from.parent.canReplace(index, index + 2, swapped)) return true;
  return editor.commands.command(({ tr }) => {
    tr.replaceWith(start, end, swapped);
    tr.setSelection(NodeSelection.create(tr.doc, by < 0 ? start : start + other.nodeSize)).scrollIntoView();
    return true;
  });
}

/** A call or a campaign in the text, which its readers see as a card. Whole: it is selected, moved and deleted like a letter. */
export const EmbedNode = Node.create({
  name: "embed",
  group: "block",
  atom: true,
  draggable: true,
  addAttributes: () => ({ kind: { default: "event" }, id: { default: 0 }, title: { default: "" } }),
  // Before the figures of images.
  parseHTML: () => [{ tag: "figure[data-embed]", priority: 60, getAttrs: attributesOf }],
  renderHTML: ({ node }) => {
    const { kind, id, title } = node.attrs as EmbedAttributes;
    return ["figure", { "data-embed": `${kind}:${id}` }, ["a", { href: embedPath({ kind, id }) }, title]];
  },
  addNodeView: () => ReactNodeViewRenderer(EmbedCard),
  addKeyboardShortcuts() {
    return {
      "Alt-ArrowUp": ({ editor }) => move(editor, -1),
      "Alt-ArrowDown": ({ editor }) => move(editor, 1),
    };
  },
});

/** True where a text shows as many embeds as an article may. */
export function isFull(doc: TextNode): boolean {
  let count = 0;
  doc.descendants(({ type }) => {
    if (type.name === "embed") count += 1;
  });
  return count >= staffLimits.articleEmbeds;
}
