import "./text-editor.css";
import { EditorContent, useEditor } from "@tiptap/react";
import { useEffect, useId, useRef } from "react";
import { useEmbedPaste } from "../embeds/use-embed-paste.ts";
import { readHtml, writeHtml } from "./article-html.ts";
import { cleanPasted } from "./clean-pasted.ts";
import { articleExtensions } from "./extensions.ts";
import { Toolbar } from "./toolbar.tsx";
import { useImageFiles } from "./use-image-files.ts";

type TextEditorProps = {
  /** What it begins with: it keeps its own text from then on. Give it another `key` for another text. */
  html: string;
  isReadOnly: boolean;
  onChange: (html: string) => void;
};

/** The text of an article, as HTML that the sanitiser keeps. Alt+F10 leads to its tools, Escape back. */
export function TextEditor({ html, isReadOnly, onChange }: TextEditorProps) {
  const helpId = useId();
  const written = useRef("");
  const toolbar = useRef<HTMLDivElement>(null);
  const images = useImageFiles();
  const embeds = useEmbedPaste();
  const editor = useEditor({
    extensions: articleExtensions,
    content: readHtml(html),
    editable: !isReadOnly,
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: {
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": "Text of the article",
        "aria-describedby": helpId,
      },
      transformPastedHTML: cleanPasted,
      handlePaste: (view, event) => embeds.handlePaste(view, event) || images.handlePaste(view, event),
      handleDrop: images.handleDrop,
      handleKeyDown: (_view, event) => {
        if (!event.altKey || event.key !== "F10") return false;
        toolbar.current?.querySelector<HTMLElement>("button:not(:disabled)")?.focus();
        return true;
      },
    },
    onCreate: ({ editor }) => {
      written.current = writeHtml(editor.state.doc);
      images.editor.current = editor;
      embeds.editor.current = editor;
    },
    onUpdate: ({ editor }) => {
      const next = writeHtml(editor.state.doc);
      // What the editor mends by itself, as an empty paragraph at the end, is no change of a person.
      if (next === written.current) return;
      written.current = next;
      onChange(next);
    },
  });
  useEffect(() => editor?.setEditable(!isReadOnly, false), [editor, isReadOnly]);
  if (!editor) return null;
  return (
    <div className="rounded-card border border-line bg-surface">
      {!isReadOnly && <Toolbar ref={toolbar} editor={editor} />}
      <p id={helpId} className="sr-only">
        Alt and F10 lead to the tools, Escape leads back. Alt and an arrow up or down move the embed that is
        selected.
      </p>
      <EditorContent editor={editor} className="article-text px-4 py-6 sm:px-8" />
    </div>
  );
}
