import { failureTexts } from "@callboard/contracts/error";
import type { ShortlistLink } from "@callboard/contracts/shortlist";
import { useState } from "react";
import { formatDay } from "#shared/lib/dates/dates.ts";
import { notify } from "#shared/lib/failure/notify.ts";
import { Button } from "#shared/ui/button.tsx";
import { Input } from "#shared/ui/form/control.tsx";
import { Field } from "#shared/ui/form/field.tsx";
import { Dialog } from "#shared/ui/overlay/dialog.tsx";

type NewLinkProps = { link: ShortlistLink; onDone: () => void };

/** The link of a shortlist, which is shown this once. */
export function NewLink({ link, onDone }: NewLinkProps) {
  const [isCopied, setIsCopied] = useState(false);
  const address = `${window.location.origin}/shortlist/shared#${link.token}`;
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setIsCopied(true),
      () => notify.error(failureTexts.copy),
    );
  return (
    <div className="grid grid-cols-1 gap-5">
      <Field
        label="Link"
        required
        hint={`Good until ${formatDay(link.shortlist.expires_at)}. It is shown this once: whoever has it sees the shortlist.`}
      >
        {(control) => (
          <Input {...control} readOnly value={address} onFocus={(event) => event.target.select()} />
        )}
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onDone}>
          Done
        </Button>
        <Button onClick={() => void copy()}>Copy the link</Button>
      </div>
      <p role="status" className="text-14 font-semibold text-success">
        {isCopied && "Copied"}
      </p>
    </div>
  );
}

/** The same for a link that took the place of another one. */
export function NewLinkDialog({ link, onDone }: { link: ShortlistLink | null; onDone: () => void }) {
  return (
    <Dialog
      isOpen={link !== null}
      onOpenChange={(isOpen) => !isOpen && onDone()}
      title="The new link"
      description="The former link is over."
    >
      {link && <NewLink link={link} onDone={onDone} />}
    </Dialog>
  );
}
