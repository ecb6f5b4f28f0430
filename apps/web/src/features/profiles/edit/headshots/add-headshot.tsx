import { type Crop, headshotForm } from "@callboard/contracts/headshot";
import { useMutation } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { FormProvider } from "react-hook-form";
import { trpc } from "#shared/lib/api/trpc.ts";
import { notify } from "#shared/lib/failure/notify.ts";
import { useAppForm } from "#shared/lib/forms/use-app-form.ts";
import { useUpload } from "#shared/lib/forms/use-upload.ts";
import { TextField } from "#shared/ui/fields/text-field.tsx";
import { FormError } from "#shared/ui/form/form-error.tsx";
import { PhotoField } from "#shared/ui/form/photo-field.tsx";
import { SubmitButton } from "#shared/ui/form/submit-button.tsx";
import { Skeleton } from "#shared/ui/state/skeleton.tsx";
import { useProfileChanged } from "../use-portfolio-acts.ts";

const CropPhoto = lazy(async () => ({ default: (await import("./crop-photo.tsx")).CropPhoto }));

type Sent = { photo: File; alt: string };

function formOf({ photo, alt }: Sent, crop: Crop | null): FormData {
  const form = new FormData();
  form.append("alt", alt);
  for (const [name, share] of Object.entries(crop ?? {})) form.append(`crop_${name}`, String(share));
  form.append("photo", photo);
  return form;
}

/** Chooses a photo, the part of it that is kept, and words for it, and uploads it. */
export function AddHeadshot({ onAdded }: { onAdded: () => void }) {
  const { client } = trpc.useUtils();
  const changed = useProfileChanged();
  const { begin, part } = useUpload();
  const [crop, setCrop] = useState<Crop | null>(null);
  const { mutateAsync } = useMutation({
    mutationFn: (form: FormData) => client.portfolio.addHeadshot.mutate(form, begin()),
    meta: { errors: "form" },
  });
  const { form, submit, isSending, failure } = useAppForm({
    schema: headshotForm,
    values: { alt: "" },
    send: (values) => mutateAsync(formOf(values, crop)),
    onSent: async ({ message }) => {
      await changed();
      notify.success(message);
      onAdded();
    },
  });
  const photo: unknown = form.watch("photo");
  const file = photo instanceof File && !form.formState.errors.photo ? photo : null;
  return (
    <FormProvider {...form}>
      <form noValidate method="post" onSubmit={submit} className="grid grid-cols-1 gap-5">
        <PhotoField name="photo" label="Photo" hint="Your face, in good light." />
        {file && (
          <Suspense fallback={<Skeleton className="aspect-4/5 w-full" />}>
            <CropPhoto key={`${file.name} ${file.size} ${file.lastModified}`} photo={file} onCrop={setCrop} />
          </Suspense>
        )}
        <TextField
          name="alt"
          label="What is to be seen"
          hint="For people who do not see it. For example: Meera in a yellow coat, laughing"
        />
        <FormError message={failure} />
        <SubmitButton
          isSending={isSending}
          busyText={part < 1 ? `Uploading ${Math.round(part * 100)} %` : "Saving..."}
          className="sm:justify-self-end"
        >
          Add headshot
        </SubmitButton>
      </form>
    </FormProvider>
  );
}
