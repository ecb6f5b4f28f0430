import type { ReactNode } from "react";
import type { FieldValues, Path, UseFormRegisterReturn, UseFormReturn } from "react-hook-form";
import { type ControlProps, Field } from "./field.tsx";

type FormFieldProps<Values extends FieldValues> = {
  form: Pick<UseFormReturn<Values>, "register" | "getFieldState" | "formState">;
  name: Path<Values>;
  label: string;
  hint?: ReactNode;
  required?: boolean;
  children: (control: ControlProps & UseFormRegisterReturn) => ReactNode;
};

/** A field of a `useAppForm`: spread its props on an input, textarea or select. */
export function FormField<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  required,
  children,
}: FormFieldProps<Values>) {
  const { error } = form.getFieldState(name, form.formState);
  return (
    <Field label={label} hint={hint} required={required} error={error?.message}>
      {(control) => children({ ...control, ...form.register(name) })}
    </Field>
  );
}
