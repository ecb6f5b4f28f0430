import { imageForm, type LibraryImage } from "@callboard/contracts/library-image";
import { limits } from "@callboard/contracts/limits";
import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { Images } from "lucide-react";
import { useEffect, useId, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { trpc } from "#shared/lib/api/trpc.ts";
import { readFailure } from "#shared/lib/failure/failure.ts";
import { useUpload } from "#shared/lib/forms/use-upload.ts";
import { Button } from "#shared/ui/button.tsx";
import { PhotoField } from "#shared/ui/form/photo-field.tsx";
import { TextFilter } from "../kit/filter-bar.tsx";
import { ListState } from "../kit/list-state.tsx";
import { LoadMore } from "../kit/load-more.tsx";
import { ImageGrid, ImageGridSkeleton } from "./image-grid.tsx";
import { useLibrary } from "./use-library.ts";

const failure = "The images could not be loaded";

type UploadProps = {
  label: string;
  hint?: string;
  required?: boolean;
  /** Called with true when an image begins to upload, with false when that ends. */
  onBusy: (isBusy: boolean) => void;
  onChosen: (image: LibraryImage) => void;
};

/** A file, which is uploaded as soon as it is chosen. */
function Upload({ label, hint, required = false, onBusy, onChosen }: UploadProps) {
  const form = useForm<{ photo: File | null }>({
    resolver: zodResolver(imageForm) as never,
    defaultValues: { photo: null },
  });
  const { client } = trpc.useUtils();
  const { begin, part } = useUpload();
  const { mutate, isPending } = useMutation({
    mutationFn: (data: FormData) => client.image.add.mutate(data, begin()),
    meta: { errors: "inline" },
    onSuccess: ({ image }) => onChosen(image),
    onError: (error) => {
      const { fields, message } = readFailure(error);
      form.setError("photo", { message: fields.photo ?? message });
    },
    onSettled: () => onBusy(false),
  });
  useEffect(
    () =>
      form.watch(({ photo }) => {
        if (!imageForm.safeParse({ photo }).success || !photo) return;
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

/** What is there to choose from, by words. */
function Library({ onChosen }: Pick<UploadProps, "onChosen">) {
  const [search, setSearch] = useState("");
  const { query, images } = useLibrary({ search });
  return (
    <div className="grid gap-3 rounded-control border border-line p-3">
      <TextFilter
        label="Search the library"
        placeholder="Name or text"
        maxLength={limits.searchMax}
        value={search}
        onChange={setSearch}
      />
      <div className="max-h-96 overflow-y-auto p-1" aria-busy={query.isPlaceholderData}>
        <ListState query={query} failure={failure} skeleton={<ImageGridSkeleton shape="field" />}>
          {() =>
            images.length === 0 ? (
              <p role="status" className="py-4 text-center text-15 text-muted">
                {search ? "No image has these words." : "The library is empty: upload the first image."}
              </p>
            ) : (
              <ImageGrid label="Images" images={images} shape="field" act="Choose" onPress={onChosen} />
            )
          }
        </ListState>
        <LoadMore query={query} failure={failure} />
      </div>
    </div>
  );
}

/** An image for what is being written: a new one, or one of the library. */
export function ImageChooser(props: UploadProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="grid grid-cols-1 gap-3">
      <Upload {...props} />
      <div>
        <Button
          variant="secondary"
          size="small"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Images aria-hidden className="size-4" />
          Choose from the library
          <span className="sr-only"> for {props.label}</span>
        </Button>
      </div>
      <div id={id} className="empty:hidden">
        {isOpen && <Library onChosen={props.onChosen} />}
      </div>
    </div>
  );
}
