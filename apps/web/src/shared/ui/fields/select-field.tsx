import type { ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import { Select } from "../form/control.tsx";
import { Field } from "../form/field.tsx";
import { useFieldError } from "./use-field-error.ts";

type SelectFieldProps = {
  name: string;
  label: string;
  hint?: ReactNode;
  /** The placeholder. */
  prompt?: string;
  /** `option` elements. */
  children: ReactNode;
  isRequired?: boolean;
  setValueAs?: (value: unknown) => unknown;
};

/** A select with `option` elements; required by default. */
export function SelectField({
  name,
  label,
  hint,
  prompt = "Select",
  children,
  isRequired = true,
  setValueAs,
}: SelectFieldProps) {
  const { register } = useFormContext();
  return (
    <Field label={label} hint={hint} required={isRequired} error={useFieldError(name)}>
      {(control) => (
        <Select {...control} {...register(name, setValueAs ? { setValueAs } : {})}>
          <option value="">{prompt}</option>
          {children}
        </Select>
      )}
    </Field>
  );
}

/** A required select with a list of strings. */
export function ChoiceField({
  choices,
  ...field
}: Omit<SelectFieldProps, "children"> & { choices: readonly string[] }) {
  return (
    <SelectField {...field}>
      {choices.map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </SelectField>
  );
}

/** A select of Yes and No with a boolean value. */
export function YesNoField(field: Omit<SelectFieldProps, "children" | "setValueAs">) {
  return (
    <SelectField {...field} setValueAs={(value) => (value === "" ? "" : String(value) === "true")}>
      <option value="true">Yes</option>
      <option value="false">No</option>
    </SelectField>
  );
}
