import { useFormContext } from "react-hook-form";
import { completeUrl } from "#shared/lib/forms/complete-url.ts";
import { Input } from "../form/control.tsx";
import { Field } from "../form/field.tsx";
import { useFieldError } from "./use-field-error.ts";

type UrlFieldProps = { name: string; label: string; hint?: string; required?: boolean };

/** A URL; on blur a missing scheme is added. */
export function UrlField({ name, label, hint, required = true }: UrlFieldProps) {
  const { register, getValues, setValue } = useFormContext();
  const complete = () => {
    const written = String(getValues(name) ?? "");
    const completed = completeUrl(written);
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
