import { useFormContext } from "react-hook-form";
import { useFieldError } from "#shared/ui/fields/use-field-error.ts";
import { Input } from "#shared/ui/form/control.tsx";
import { Field } from "#shared/ui/form/field.tsx";

type ContactNumberFieldProps = { name: string; label: string; hint: string };

/** A telephone number of digits only; spaces and dashes of a pasted number are dropped. */
export function ContactNumberField({ name, label, hint }: ContactNumberFieldProps) {
  const { register } = useFormContext();
  const { onChange, ...field } = register(name);
  return (
    <Field label={label} hint={hint} required error={useFieldError(name)}>
      {(control) => (
        <Input
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          {...control}
          {...field}
          onChange={(event) => {
            const { target } = event;
            const digits = target.value.replace(/\D/g, "");
            if (digits !== target.value) target.value = digits;
            return onChange(event);
          }}
          className="tabular-nums"
        />
      )}
    </Field>
  );
}
