import { useFormContext } from "react-hook-form";
import { completeAddress } from "#shared/lib/forms/web-address.ts";
import { Input } from "../form/control.tsx";
import { Field } from "../form/field.tsx";
import { useFieldError } from "./use-field-error.ts";

type AddressFieldProps = { name: string; label: string; hint?: string; required?: boolean };

/** A web address; on leaving the field it gets the scheme that it lacks. */
export function AddressField({ name, label, hint, required = true }: AddressFieldProps) {
  const { register, getValues, setValue } = useFormContext();
  const complete = () => {
    const written = String(getValues(name) ?? "");
    const completed = completeAddress(written);
    if (completed !== written) setValue(name, completed);
  };
  return (
    <Field label={label} hint={hint} required={required} error={useFieldError(name)}>
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
