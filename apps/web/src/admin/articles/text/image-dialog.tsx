import { articleImageForm } from "@callboard/contracts/article-text";
import type { LibraryImage } from "@callboard/contracts/library-image";
import { type Editor, findParentNode } from "@tiptap/core";
import { NodeSelection } from "@tiptap/pm/state";
import { useState } from "react";
import { useAppForm } from "#shared/lib/forms/use-app-form.ts";
import { Button } from "#shared/ui/button.tsx";
import { Input } from "#shared/ui/form/control.tsx";
import { FormField } from "#shared/ui/form/form-field.tsx";
import { Dialog } from "#shared/ui/overlay/dialog.tsx";
import { ImageChooser } from "../../images/image-chooser.tsx";
import type { ImageAttributes } from "./figure-node.ts";
import { measureImage } from "./measure-image.ts";

type Selected = { pos: number; attributes: ImageAttributes };

/** The image that is selected, or whose caption the cursor is in. */
function selectedFigure({ state: { selection } }: Editor): Selected | null {
  if (selection instanceof NodeSelection && selection.node.type.name === "figure") {
    return { pos: selection.from, attributes: selection.node.attrs as ImageAttributes };
  }
  const found = findParentNode(({ type }) => type.name === "figure")(selection);
  return found ? { pos: found.pos, attributes: found.node.attrs as ImageAttributes } : null;
}

type ImageFormProps = { editor: Editor; selected: Selected | null; onClose: () => void };

function ImageForm({ editor, selected, onClose }: ImageFormProps) {
  const [src, setSrc] = useState(selected?.attributes.src ?? null);
  const [isBusy, setIsBusy] = useState(false);
  const { form, submit, isSending } = useAppForm({
    schema: articleImageForm,
    values: { alt: selected?.attributes.alt ?? "", caption: "" },
    send: async ({ alt, caption }) => {
      if (!src) return;
      const isSame = src === selected?.attributes.src;
      const attributes = isSame
        ? { ...selected?.attributes, alt }
        : { src, alt, ...(await measureImage(src)) };
      if (selected) {
        editor
          .chain()
          .command(({ tr }) => Boolean(tr.setNodeMarkup(selected.pos, undefined, attributes)))
          .run();
        return;
      }
      const content = caption ? [{ type: "text", text: caption }] : [];
      editor
        .chain()
        .focus()
        .insertContent([{ type: "figure", attrs: attributes, content }, { type: "paragraph" }])
        .run();
    },
    onSent: onClose,
  });
  const handleChosen = (image: LibraryImage) => {
    setSrc(image.address);
    // What was typed here stays; what the library says is only proposed.
    if (!form.getValues("alt") || !form.formState.dirtyFields.alt) form.setValue("alt", image.alt);
  };
  const handleRemove = () => {
    if (selected) {
      const size = editor.state.doc.nodeAt(selected.pos)?.nodeSize ?? 0;
      editor
        .chain()
        .focus()
        .deleteRange({ from: selected.pos, to: selected.pos + size })
        .run();
    }
    onClose();
  };
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      {src ? (
        <div className="grid justify-items-start gap-2">
          <img src={src} alt="" className="max-h-56 max-w-full rounded-control border border-line" />
          <Button variant="secondary" size="small" onClick={() => setSrc(null)}>
            Choose another
          </Button>
        </div>
      ) : (
        <ImageChooser label="Image" required onBusy={setIsBusy} onChosen={handleChosen} />
      )}
      <FormField
        form={form}
        name="alt"
        label="Alternative text"
        hint="What is to be seen, for those who do not see it. Empty for an image that only decorates."
      >
        {(control) => <Input {...control} autoComplete="off" />}
      </FormField>
      {!selected && (
        <FormField
          form={form}
          name="caption"
          label="Caption"
          hint="Stands under the image; it can be changed there."
        >
          {(control) => <Input {...control} autoComplete="off" />}
        </FormField>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        {selected && (
          <Button variant="secondary" onClick={handleRemove}>
            Remove image
          </Button>
        )}
        <Button type="submit" disabled={!src || isBusy} busyText={isSending && "Adding…"}>
          {selected ? "Change image" : "Add image"}
        </Button>
      </div>
    </form>
  );
}

/** Puts an image into the text, or changes the one that is selected. */
export function ImageDialog({
  editor,
  isOpen,
  onClose,
}: {
  editor: Editor;
  isOpen: boolean;
  onClose: () => void;
}) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
      title="Image"
      takeFocus={() => editor.commands.focus()}
    >
      {isOpen && <ImageForm editor={editor} selected={selectedFigure(editor)} onClose={onClose} />}
    </Dialog>
  );
}
