import type { ComponentProps, ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import { Input, Textarea } from "../form/control.tsx";
import { Field } from "../form/field.tsx";
import { useFieldError } from "./use-field-error.ts";

type TextFieldProps = { name: string; label: string; hint?: ReactNode };
type InputProps = Pick<
  ComponentProps<"input">,
  "autoComplete" | "inputMode" | "placeholder" | "type" | "min" | "max"
>;

/** A single-line text field; required by default. */
export function TextField({
  name,
  label,
  hint,
  required = true,
  ...input
}: TextFieldProps & InputProps & { required?: boolean }) {
  const { register } = useFormContext();
  return (
    <Field label={label} hint={hint} required={required} error={useFieldError(name)}>
      {(control) => <Input autoComplete="off" {...input} {...control} {...register(name)} />}
    </Field>
  );
}

/** A multi-line text field, required by default. Spans both columns of its form unless `isNarrow`. */
export function TextareaField({
  name,
  label,
  hint,
  rows = 6,
  isNarrow = false,
  required = true,
}: TextFieldProps & { rows?: number; isNarrow?: boolean; required?: boolean }) {
  const { register } = useFormContext();
  return (
    <div className={isNarrow ? "" : "sm:col-span-2"}>
      <Field label={label} hint={hint} required={required} error={useFieldError(name)}>
        {(control) => <Textarea rows={rows} {...control} {...register(name)} />}
      </Field>
    </div>
  );
}
