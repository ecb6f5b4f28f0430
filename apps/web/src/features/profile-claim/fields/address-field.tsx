import { useFormContext } from "react-hook-form";
import { Input } from "../../../shared/ui/control.tsx";
import { Field } from "../../../shared/ui/field.tsx";
import { useFieldError } from "./use-field-error.ts";
import { completeAddress } from "./web-address.ts";

type AddressFieldProps = { name: string; label: string; hint?: string };

/** A web address; on leaving the field it gets the scheme that it lacks. */
export function AddressField({ name, label, hint }: AddressFieldProps) {
  const { register, getValues, setValue } = useFormContext();
  const complete = () => {
    const written = String(getValues(name) ?? "");
    const completed = completeAddress(written);
    if (completed !== written) setValue(name, completed);
  };
  return (
    <Field label={label} hint={hint} required error={useFieldError(name)}>
      {(control) => (
        <Input
          type="url"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          {...control}
          {...register(name, { onBlur: complete })}
        />
      )}
    </Field>
  );
}
