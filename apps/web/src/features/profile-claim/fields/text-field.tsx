import type { ComponentProps, ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import { Input, Textarea } from "../../../shared/ui/control.tsx";
import { Field } from "../../../shared/ui/field.tsx";
import { useFieldError } from "./use-field-error.ts";

type TextFieldProps = { name: string; label: string; hint?: ReactNode };

/** A line of text that must be there. */
export function TextField({
  name,
  label,
  hint,
  ...input
}: TextFieldProps & Pick<ComponentProps<"input">, "autoComplete" | "inputMode" | "placeholder">) {
  const { register } = useFormContext();
  return (
    <Field label={label} hint={hint} required error={useFieldError(name)}>
      {(control) => <Input autoComplete="off" {...input} {...control} {...register(name)} />}
    </Field>
  );
}

/** Several lines of text that must be there. */
export function TextareaField({ name, label, hint }: TextFieldProps) {
  const { register } = useFormContext();
  return (
    <div className="sm:col-span-2">
      <Field label={label} hint={hint} required error={useFieldError(name)}>
        {(control) => <Textarea rows={6} {...control} {...register(name)} />}
      </Field>
    </div>
  );
}
