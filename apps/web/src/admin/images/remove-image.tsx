import type { LibraryImage } from "@callboard/contracts/library-image";
import { useEffect, useRef } from "react";
import { trpc } from "#shared/lib/api/trpc.ts";
import { failureMessage, readFailure } from "#shared/lib/failure/failure.ts";
import { notify } from "#shared/lib/failure/notify.ts";
import { Button } from "#shared/ui/button.tsx";
import { FormError } from "#shared/ui/form/form-error.tsx";

type RemoveImageProps = { image: LibraryImage; onKept: () => void; onRemoved: () => void };

/** Asks before an image is deleted, in its own dialog, and says why that was refused. */
export function RemoveImage({ image: { id, version }, onKept, onRemoved }: RemoveImageProps) {
  const utils = trpc.useUtils();
  const keep = useRef<HTMLButtonElement>(null);
  const { mutate, isPending, error } = trpc.image.remove.useMutation({
    meta: { errors: "inline" },
    onSuccess: () => {
      notify.success("The image is deleted");
      void utils.image.list.invalidate();
      onRemoved();
    },
    onError: () => void utils.image.invalidate(),
  });
  // The button that asked is gone.
  useEffect(() => keep.current?.focus(), []);
  const failure = error && readFailure(error);
  return (
    <section aria-label="Delete this image?" className="grid gap-4 border-line border-t pt-5">
      <p className="font-semibold">Delete this image? Its file is deleted too, and does not come back.</p>
      <FormError
        message={
          failure ? (failure.fields.id ?? failureMessage(failure, "The image was not deleted")) : undefined
        }
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button ref={keep} variant="secondary" onClick={onKept}>
          Keep it
        </Button>
        <Button busyText={isPending && "Deleting…"} onClick={() => mutate({ id, version })}>
          Delete
        </Button>
      </div>
    </section>
  );
}
