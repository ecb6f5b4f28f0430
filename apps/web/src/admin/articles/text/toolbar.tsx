import { type Editor, useEditorState } from "@tiptap/react";
import {
  Bold,
  Code,
  Heading2,
  Heading3,
  Heading4,
  Image,
  Italic,
  Link2,
  List,
  ListOrdered,
  Minus,
  Quote,
  Redo2,
  Strikethrough,
  Table2,
  Ticket,
  Undo2,
} from "lucide-react";
import { Toolbar as Primitive } from "radix-ui";
import { type Ref, useEffect, useState } from "react";
import { EmbedDialog } from "../embeds/embed-dialog.tsx";
import { ImageDialog } from "./image-dialog.tsx";
import { LinkDialog } from "./link-dialog.tsx";
import { TableTools } from "./table-tools.tsx";
import { ToolbarButton, ToolbarSeparator } from "./toolbar-button.tsx";

const headings = [
  { level: 2, icon: Heading2 },
  { level: 3, icon: Heading3 },
  { level: 4, icon: Heading4 },
] as const;

const stateOf = (editor: Editor) => ({
  heading: ([2, 3, 4] as const).find((level) => editor.isActive("heading", { level })),
  isBold: editor.isActive("bold"),
  isItalic: editor.isActive("italic"),
  isStrike: editor.isActive("strike"),
  isCode: editor.isActive("code"),
  isBullets: editor.isActive("bulletList"),
  isNumbers: editor.isActive("orderedList"),
  isQuote: editor.isActive("blockquote"),
  isLink: editor.isActive("link"),
  isFigure: editor.isActive("figure"),
  isEmbed: editor.isActive("embed"),
  isTable: editor.isActive("table"),
  canUndo: editor.can().undo(),
  canRedo: editor.can().redo(),
});

type ToolbarProps = { editor: Editor; ref: Ref<HTMLDivElement> };

/** The editor's tools: one stop of the Tab key, arrows lead from one to the next. */
export function Toolbar({ editor, ref }: ToolbarProps) {
  const [dialog, setDialog] = useState<"link" | "image" | "embed" | null>(null);
  const is = useEditorState({ editor, selector: ({ editor: current }) => stateOf(current) });
  const run = () => editor.chain().focus();
  useEffect(() => {
    const text = editor.view.dom;
    const handleKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "k") return;
      event.preventDefault();
      setDialog("link");
    };
    text.addEventListener("keydown", handleKey);
    return () => text.removeEventListener("keydown", handleKey);
  }, [editor]);
  const closeDialog = () => setDialog(null);
  return (
    <div
      ref={ref}
      className="sticky top-14 z-20 rounded-t-card lg:top-[3.75rem] border-line border-b bg-surface/95 p-1.5 backdrop-blur-sm"
    >
      <Primitive.Root
        aria-label="Tools of the text"
        className="flex flex-wrap items-center gap-px"
        onKeyDown={({ key }) => {
          if (key === "Escape") editor.commands.focus();
        }}
      >
        <ToolbarButton
          label="Undo"
          keys="Ctrl+Z"
          icon={Undo2}
          isDisabled={!is.canUndo}
          onPress={() => run().undo().run()}
        />
        <ToolbarButton
          label="Redo"
          keys="Ctrl+Shift+Z"
          icon={Redo2}
          isDisabled={!is.canRedo}
          onPress={() => run().redo().run()}
        />
        <ToolbarSeparator />
        {headings.map(({ level, icon }) => (
          <ToolbarButton
            key={level}
            label={`Heading ${level}`}
            keys={`Ctrl+Alt+${level}`}
            icon={icon}
            isOn={is.heading === level}
            onPress={() => run().toggleHeading({ level }).run()}
          />
        ))}
        <ToolbarSeparator />
        <ToolbarButton
          label="Bold"
          keys="Ctrl+B"
          icon={Bold}
          isOn={is.isBold}
          onPress={() => run().toggleBold().run()}
        />
        <ToolbarButton
          label="Italic"
          keys="Ctrl+I"
          icon={Italic}
          isOn={is.isItalic}
          onPress={() => run().toggleItalic().run()}
        />
        <ToolbarButton
          label="Struck through"
          icon={Strikethrough}
          isOn={is.isStrike}
          onPress={() => run().toggleStrike().run()}
        />
        <ToolbarButton
          label="Code"
          keys="Ctrl+E"
          icon={Code}
          isOn={is.isCode}
          onPress={() => run().toggleCode().run()}
        />
        <ToolbarButton
          label="Link"
          keys="Ctrl+K"
          icon={Link2}
          isOn={is.isLink}
          onPress={() => setDialog("link")}
        />
        <ToolbarSeparator />
        <ToolbarButton
          label="Bullet list"
          icon={List}
          isOn={is.isBullets}
          onPress={() => run().toggleBulletList().run()}
        />
        <ToolbarButton
          label="Numbered list"
          icon={ListOrdered}
          isOn={is.isNumbers}
          onPress={() => run().toggleOrderedList().run()}
        />
        <ToolbarButton
          label="Quote"
          icon={Quote}
          isOn={is.isQuote}
          onPress={() => run().toggleBlockquote().run()}
        />
        <ToolbarButton label="Line across" icon={Minus} onPress={() => run().setHorizontalRule().run()} />
        <ToolbarButton
          label={is.isFigure ? "Change image" : "Image"}
          icon={Image}
          isOn={is.isFigure}
          onPress={() => setDialog("image")}
        />
        <ToolbarButton
          label="Embed a call or campaign"
          icon={Ticket}
          isOn={is.isEmbed}
          onPress={() => setDialog("embed")}
        />
        <ToolbarButton
          label="Table"
          icon={Table2}
          isDisabled={is.isTable}
          onPress={() => run().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()}
        />
      </Primitive.Root>
      {is.isTable && <TableTools editor={editor} />}
      <LinkDialog editor={editor} isOpen={dialog === "link"} onClose={closeDialog} />
      <EmbedDialog editor={editor} isOpen={dialog === "embed"} onClose={closeDialog} />
      <ImageDialog editor={editor} isOpen={dialog === "image"} onClose={closeDialog} />
    </div>
  );
}
