import { completeUrl } from "#shared/lib/forms/complete-url.ts";
import { useMended } from "#shared/lib/forms/use-mended.ts";
import { Input } from "../form/control.tsx";
import { Field } from "../form/field.tsx";
import { useFieldError } from "./use-field-error.ts";

type UrlFieldProps = { name: string; label: string; hint?: string; required?: boolean };

/** A URL; a missing scheme is added. */
export function UrlField({ name, label, hint, required = true }: UrlFieldProps) {
  const registered = useMended(name, completeUrl);
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
          {...registered}
        />
      )}
    </Field>
  );
}
