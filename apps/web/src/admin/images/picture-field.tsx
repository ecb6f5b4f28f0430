import { useController, useFormContext } from "react-hook-form";
import { Button } from "#shared/ui/button.tsx";
import { Image } from "#shared/ui/image.tsx";
import { ImageChooser } from "./image-chooser.tsx";

type PictureFieldProps = { name: string; label: string; hint?: string; onBusy: (isBusy: boolean) => void };

/** The address of a picture, which is shown; another one is uploaded, or chosen from the library, in its place. */
export function PictureField({ name, label, hint, onBusy }: PictureFieldProps) {
  const { clearErrors } = useFormContext();
  const { field, fieldState } = useController({ name });
  const change = (address: string | null) => {
    // What the API said of the one before is not true of this one.
    clearErrors(name);
    field.onChange(address);
  };
  const address: string | null = field.value || null;
  const error = fieldState.error && (
    <p role="alert" className="text-14 text-error">
      {fieldState.error.message}
    </p>
  );
  if (!address) {
    return (
      <div className="grid grid-cols-1 gap-1.5">
        <ImageChooser
          label={label}
          {...(hint && { hint })}
          onBusy={onBusy}
          onChosen={(image) => change(image.address)}
        />
        {error}
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
      {error}
      <div>
        <Button variant="secondary" size="small" onClick={() => change(null)}>
          Remove <span className="sr-only">{label}</span>
        </Button>
      </div>
    </fieldset>
  );
}
