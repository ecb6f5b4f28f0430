import { articleLinkForm, isLinkTarget } from "@callboard/contracts/article-text";
import type { Editor } from "@tiptap/react";
import { completeUrl } from "#shared/lib/forms/complete-url.ts";
import { useAppForm } from "#shared/lib/forms/use-app-form.ts";
import { Button } from "#shared/ui/button.tsx";
import { Input } from "#shared/ui/form/control.tsx";
import { FormField } from "#shared/ui/form/form-field.tsx";
import { Dialog } from "#shared/ui/overlay/dialog.tsx";

/** As it is stored: a missing scheme is added. */
const stored = (written: string) => (isLinkTarget(written) ? written : completeUrl(written));

function LinkForm({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const current = (editor.getAttributes("link") as { href?: string }).href;
  const { form, submit } = useAppForm({
    schema: articleLinkForm,
    values: { address: current ?? "" },
    send: async ({ address: written }) => {
      const address = stored(written);
      const { empty } = editor.state.selection;
      const chain = editor.chain().focus();
      if (empty && !current) {
        const marks = [{ type: "link", attrs: { href: address } }];
        chain.insertContent({ type: "text", text: address, marks }).run();
      } else chain.extendMarkRange("link").setLink({ href: address }).run();
    },
    onSent: onClose,
  });
  const handleRemove = () => {
    editor.chain().focus().extendMarkRange("link").unsetLink().run();
    onClose();
  };
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      <FormField
        form={form}
        name="address"
        label="Address"
        required
        hint="Of another site, or a place of this one, such as /events."
      >
        {(control) => <Input {...control} inputMode="url" autoComplete="off" spellCheck={false} />}
      </FormField>
      <div className="flex flex-wrap justify-end gap-3">
        {current && (
          <Button variant="secondary" onClick={handleRemove}>
            Remove link
          </Button>
        )}
        <Button type="submit">{current ? "Change link" : "Add link"}</Button>
      </div>
    </form>
  );
}

/** Makes a link of what is selected, changes one, or takes it away. */
export function LinkDialog({
  isOpen,
  onClose,
  editor,
}: {
  isOpen: boolean;
  onClose: () => void;
  editor: Editor;
}) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
      title="Link"
      takeFocus={() => editor.commands.focus()}
    >
      <LinkForm editor={editor} onClose={onClose} />
    </Dialog>
  );
}
