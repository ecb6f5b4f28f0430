import { type ImageUse, imageTextsForm, type LibraryImage } from "@callboard/contracts/library-image";
import { staffLimits } from "@callboard/contracts/staff-limits";
import { Trash2 } from "lucide-react";
import { useId, useState } from "react";
import { Link } from "react-router-dom";
import { trpc } from "#shared/lib/api/trpc.ts";
import { readFailure } from "#shared/lib/failure/failure.ts";
import { notify } from "#shared/lib/failure/notify.ts";
import { useAppForm } from "#shared/lib/forms/use-app-form.ts";
import { Button } from "#shared/ui/button.tsx";
import { Input, Textarea } from "#shared/ui/form/control.tsx";
import { FormError } from "#shared/ui/form/form-error.tsx";
import { FormField } from "#shared/ui/form/form-field.tsx";
import { SubmitButton } from "#shared/ui/form/submit-button.tsx";
import { Image } from "#shared/ui/image.tsx";
import { Dialog } from "#shared/ui/overlay/dialog.tsx";
import { CopyButton } from "../kit/copy-button.tsx";
import { Instant } from "../kit/instant.tsx";
import { ListState } from "../kit/list-state.tsx";
import { describeUse, sizeText } from "./image-words.ts";
import { RemoveImage } from "./remove-image.tsx";

/** Name and alternative text. What somebody else stored meanwhile is shown, and replaced by the next save. */
function TextsForm({ image }: { image: LibraryImage }) {
  const utils = trpc.useUtils();
  const [base, setBase] = useState(image);
  const [theirs, setTheirs] = useState<LibraryImage | null>(null);
  const save = trpc.image.change.useMutation({ meta: { errors: "inline" } });
  const { form, submit, isSending, failure } = useAppForm({
    schema: imageTextsForm,
    values: { name: image.name, alt: image.alt },
    send: async (texts) => {
      setTheirs(null);
      try {
        return await save.mutateAsync({ id: image.id, version: base.version, ...texts });
      } catch (error) {
        if (readFailure(error).code === "conflict") {
          const opened = await utils.image.open.fetch({ id: image.id }, { staleTime: 0 });
          setTheirs(opened.image);
          setBase(opened.image);
        }
        throw error;
      }
    },
    onSent: async (saved) => {
      setBase(saved);
      notify.success("The image is saved");
      await utils.image.invalidate();
    },
    failureText: "The image could not be saved",
  });
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-4">
      <FormField form={form} name="name" label="Name" required>
        {(control) => <Input {...control} maxLength={staffLimits.imageNameMax} autoComplete="off" />}
      </FormField>
      <FormField
        form={form}
        name="alt"
        label="Alternative text"
        hint="What is to be seen, for those who do not see it. It is proposed to whoever chooses the image; articles keep the text that they have."
      >
        {(control) => <Textarea rows={2} {...control} />}
      </FormField>
      <FormError message={failure} />
      {theirs && (
        <p className="text-14 wrap-anywhere text-muted">
          It is called “{theirs.name}” now, with the alternative text “{theirs.alt}”. Saving again replaces
          that by what stands here.
        </p>
      )}
      <div>
        <SubmitButton isSending={isSending} disabled={isSending} busyText="Saving…">
          Save
        </SubmitButton>
      </div>
    </form>
  );
}

function Uses({ image, uses }: { image: LibraryImage; uses: readonly ImageUse[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h3 id={id} className="text-18">
        Where it is used
      </h3>
      {uses.length === 0 ? (
        <p className="text-15 text-muted">Nowhere: no article and no list shows it.</p>
      ) : (
        <ul className="grid gap-1.5">
          {uses.map((use) => {
            const { to, title, about } = describeUse(use);
            return (
              <li key={`${use.kind} ${use.id}`} className="text-15 wrap-anywhere">
                <Link to={to} className="text-link underline underline-offset-4">
                  {title}
                </Link>{" "}
                <span className="text-14 text-muted">{about}</span>
              </li>
            );
          })}
        </ul>
      )}
      {image.uses > uses.length && <p className="text-14 text-muted">And {image.uses - uses.length} more.</p>}
    </section>
  );
}

type OpenedProps = { image: LibraryImage; uses: readonly ImageUse[]; onRemoved: () => void };

function Opened({ image, uses, onRemoved }: OpenedProps) {
  const [isRemoving, setIsRemoving] = useState(false);
  const { address, width, height } = image;
  return (
    <div className="grid gap-6">
      <Image
        {...{ src: address, alt: image.alt, id: image.id, width: width ?? 464, height: height ?? 348 }}
        sizes="464px"
        className="mx-auto max-h-72 max-w-full rounded-control border border-line object-contain"
      />
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-14 text-muted">
        <span>{sizeText(image)}</span>
        <span className="wrap-anywhere">
          <Instant at={image.created_at} to="day" />
          {image.created_by && ` by ${image.created_by}`}
        </span>
      </p>
      <TextsForm image={image} />
      <Uses image={image} uses={uses} />
      {isRemoving ? (
        <RemoveImage image={image} onKept={() => setIsRemoving(false)} onRemoved={onRemoved} />
      ) : (
        <div className="flex flex-wrap items-center gap-3 border-line border-t pt-5">
          <CopyButton
            text={new URL(address, window.location.origin).href}
            label="Copy address"
            size="small"
          />
          {image.uses === 0 ? (
            <Button variant="secondary" size="small" onClick={() => setIsRemoving(true)}>
              <Trash2 aria-hidden className="size-4" />
              Delete…
            </Button>
          ) : (
            <p className="min-w-0 flex-1 basis-48 text-14 text-muted">
              It can be deleted once nothing uses it.
            </p>
          )}
        </div>
      )}
    </div>
  );
}

function Details({ id, onClose }: { id: number; onClose: () => void }) {
  const query = trpc.image.open.useQuery({ id }, { staleTime: 0, meta: { errors: "inline" } });
  return (
    <ListState query={query} failure="The image could not be loaded">
      {({ image, uses }) => <Opened key={image.id} image={image} uses={uses} onRemoved={onClose} />}
    </ListState>
  );
}

/** An image of the library: what is said of it, what uses it, and deleting it. */
export function ImageDetails({ image, onClose }: { image: LibraryImage | null; onClose: () => void }) {
  return (
    <Dialog isOpen={image !== null} onOpenChange={(isOpen) => !isOpen && onClose()} title="Image">
      {image && <Details id={image.id} onClose={onClose} />}
    </Dialog>
  );
}
