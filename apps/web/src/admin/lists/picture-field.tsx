import { listPhotoForm } from "@callboard/contracts/site-list";
import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import { FormProvider, useController, useForm } from "react-hook-form";
import { trpc } from "#shared/lib/api/trpc.ts";
import { readFailure } from "#shared/lib/failure/failure.ts";
import { useUpload } from "#shared/lib/forms/use-upload.ts";
import { Button } from "#shared/ui/button.tsx";
import { PhotoField } from "#shared/ui/form/photo-field.tsx";
import { Image } from "#shared/ui/image.tsx";

type Chosen = { photo: File | null };

type ChooserProps = Omit<PictureFieldProps, "name"> & {
  required?: boolean;
  onUploaded: (address: string) => void;
};

/** A file, which is uploaded as soon as it is chosen. */
export function PictureChooser({ label, hint, required = false, onBusy, onUploaded }: ChooserProps) {
  const form = useForm<Chosen>({
    resolver: zodResolver(listPhotoForm) as never,
    defaultValues: { photo: null },
  });
  const { client } = trpc.useUtils();
  const { begin, part } = useUpload();
  const { mutate, isPending } = useMutation({
    mutationFn: (data: FormData) => client.siteList.addPhoto.mutate(data, begin()),
    meta: { errors: "inline" },
    onSuccess: ({ photo }) => onUploaded(photo),
    onError: (error) => {
      const { fields, message } = readFailure(error);
      form.setError("photo", { message: fields.photo ?? message });
    },
    onSettled: () => onBusy(false),
  });
  useEffect(
    () =>
      form.watch(({ photo }) => {
        if (!listPhotoForm.safeParse({ photo }).success || !photo) return;
        const data = new FormData();
        data.append("photo", photo);
        onBusy(true);
        mutate(data);
      }).unsubscribe,
    [form, mutate, onBusy],
  );
  return (
    <FormProvider {...form}>
      <PhotoField name="photo" label={label} required={required} {...(hint && { hint })} />
      <p role="status" className="text-14 text-muted empty:hidden">
        {isPending && `Uploading… ${Math.round(part * 100)} %`}
      </p>
    </FormProvider>
  );
}

type PictureFieldProps = { name: string; label: string; hint?: string; onBusy: (isBusy: boolean) => void };

/** The address of a picture, which is shown; another one is uploaded in its place. */
export function PictureField({ name, label, hint, onBusy }: PictureFieldProps) {
  const { field, fieldState } = useController({ name });
  const address: string | null = field.value || null;
  if (!address) {
    return (
      <div className="grid gap-1.5">
        <PictureChooser label={label} {...(hint && { hint })} onBusy={onBusy} onUploaded={field.onChange} />
        {fieldState.error && <p className="text-14 text-error">{fieldState.error.message}</p>}
      </div>
    );
  }
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-15 font-semibold">{label}</legend>
      <Image
        {...{ src: address, alt: "", id: address, width: 464, height: 261, sizes: "464px" }}
        className="aspect-video w-full rounded-control border border-line"
      />
      <div>
        <Button variant="secondary" size="small" onClick={() => field.onChange(null)}>
          Remove <span className="sr-only">{label}</span>
        </Button>
      </div>
    </fieldset>
  );
}
