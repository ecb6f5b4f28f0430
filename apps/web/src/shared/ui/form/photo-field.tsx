import { photoHint, photoTypes } from "@callboard/contracts/photo";
import { ImagePlus } from "lucide-react";
import { type ChangeEvent, useEffect, useId, useRef } from "react";
import { useController, useFormContext } from "react-hook-form";
import { cx } from "#shared/lib/text/class-names.ts";
import { fileSize } from "#shared/lib/text/file-size.ts";
import { Button } from "../button.tsx";
import { type ControlProps, Field } from "./field.tsx";
import { PhotoPreview } from "./photo-preview.tsx";

/** A file dropped beside the field would otherwise be opened in place of the page. */
function useHarmlessDrops(): void {
  useEffect(() => {
    const ignore = (event: DragEvent) => {
      const isOnField = event.target instanceof HTMLInputElement && event.target.type === "file";
      if (!isOnField) event.preventDefault();
    };
    window.addEventListener("dragover", ignore);
    window.addEventListener("drop", ignore);
    return () => {
      window.removeEventListener("dragover", ignore);
      window.removeEventListener("drop", ignore);
    };
  }, []);
}

/** The form's photo under `name`, validated as soon as it is chosen. */
function usePhoto(name: string) {
  const { setValue } = useFormContext();
  const { field, fieldState } = useController({ name });
  const input = useRef<HTMLInputElement>(null);
  const photo: File | null = field.value instanceof File ? field.value : null;
  const choose = (file: File | null) => setValue(name, file, { shouldValidate: true, shouldTouch: true });
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) choose(file);
    // Lets the same file be chosen again.
    target.value = "";
  };
  const handleRemove = () => {
    choose(null);
    input.current?.focus();
  };
  const handleBlur = () => {
    // The file dialog moves the focus out of the window, but not out of the field.
    if (document.activeElement !== input.current) field.onBlur();
  };
  useEffect(() => {
    // Chosen before hydration.
    const [early] = input.current?.files ?? [];
    if (early) setValue(name, early, { shouldValidate: true, shouldTouch: true });
  }, [name, setValue]);
  const ref = (element: HTMLInputElement | null) => {
    input.current = element;
    field.ref(element);
  };
  return { photo, error: fieldState.error?.message, handleRemove, on: { ref, handleChange, handleBlur } };
}

type PhotoInputProps = {
  control: ControlProps;
  photo: File | null;
  stored: string | null;
  /** The id of the description of the chosen photo. */
  aboutId: string;
  on: ReturnType<typeof usePhoto>["on"];
};

const dropAreaClass = cx(
  "relative grid aspect-video w-full place-items-center overflow-hidden rounded-control border border-control",
  "bg-paper text-center transition-colors duration-120 hover:border-ink hover:bg-sunken has-aria-invalid:border-error",
  "has-focus-visible:outline-3 has-focus-visible:outline-primary has-focus-visible:outline-offset-2",
);

/** The native input, invisible over the whole drop area, so that clicks, keys and dropped files reach it. */
function PhotoInput({ control, photo, stored, aboutId, on }: PhotoInputProps) {
  const isThere = photo !== null || stored !== null;
  const describedBy = [photo && aboutId, control["aria-describedby"]].filter(Boolean).join(" ");
  return (
    <div className={cx(dropAreaClass, !isThere && "border-dashed")}>
      {photo ? (
        <PhotoPreview key={`${photo.name} ${photo.size} ${photo.lastModified}`} photo={photo} />
      ) : stored !== null ? (
        <img src={stored} alt="" className="absolute inset-0 size-full object-cover" />
      ) : (
        <span className="grid justify-items-center gap-2 p-4">
          <ImagePlus aria-hidden className="size-8 text-muted" />
          <span className="font-semibold">Choose a photo</span>
          <span className="text-14 text-muted">or drop one here</span>
        </span>
      )}
      {isThere && (
        <span className="absolute right-2 bottom-2 rounded-full bg-accent-ink px-3 py-1.5 text-14 font-semibold text-paper scheme-light">
          Replace photo
        </span>
      )}
      <input
        {...control}
        aria-describedby={describedBy || undefined}
        type="file"
        accept={photoTypes.join()}
        ref={on.ref}
        onChange={on.handleChange}
        onBlur={on.handleBlur}
        className="absolute inset-0 size-full cursor-pointer opacity-0 file:cursor-pointer"
      />
    </div>
  );
}

type PhotoFieldProps = {
  name: string;
  label: string;
  hint?: string;
  required?: boolean;
  /** The address of the photo that stays where no other one is chosen. */
  stored?: string | null | undefined;
};

/** A photo field: states formats and size, and previews the chosen file. */
export function PhotoField({ name, label, hint, required = true, stored = null }: PhotoFieldProps) {
  useHarmlessDrops();
  const { photo, error, handleRemove, on } = usePhoto(name);
  const aboutId = useId();
  return (
    <Field
      label={label}
      required={required}
      hint={hint ? `${hint} ${photoHint}.` : `${photoHint}.`}
      error={error}
    >
      {(control) => (
        <div className="grid grid-cols-1 gap-2">
          <PhotoInput {...{ control, photo, stored, aboutId, on }} />
          {photo && (
            <div className="flex items-center justify-between gap-3">
              <p id={aboutId} className="min-w-0 text-15">
                <span className="block truncate">{photo.name}</span>
                <span className="text-muted">{fileSize(photo.size)}</span>
              </p>
              <Button variant="secondary" size="small" onClick={handleRemove}>
                Remove <span className="sr-only">{label}</span>
              </Button>
            </div>
          )}
        </div>
      )}
    </Field>
  );
}
