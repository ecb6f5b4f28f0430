import { useRef, useState } from "react";
import { type Control, type FieldValues, type Path, useController } from "react-hook-form";
import { codeOfCountry, countryCodes, joinPhone, splitPhone } from "#shared/lib/forms/phone.ts";
import { useEarlyInput } from "#shared/lib/forms/use-early-input.ts";
import { useVisitorCountry } from "#shared/lib/forms/visitor-country.ts";
import { Input, Select } from "./control.tsx";
import { Field } from "./field.tsx";

type PhoneFieldProps<Values extends FieldValues> = {
  form: { control: Control<Values> };
  name: Path<Values>;
  label: string;
  hint?: string;
};

/**
 * A mobile number: a country code, by default of the visitor's country, and digits. The form's value is both together,
 * such as `+919876543210`, or empty without digits. A pasted number sets the code too.
 */
export function PhoneField<Values extends FieldValues>({ form, name, label, hint }: PhoneFieldProps<Values>) {
  const { field, fieldState } = useController({ control: form.control, name });
  const [country] = useVisitorCountry();
  const [chosen, setChosen] = useState<string>();
  const fallback = chosen ?? codeOfCountry(country);
  const { code, digits } = splitPhone(field.value ?? "", fallback);

  const change = (text: string, typedCode: string) => {
    const parts = splitPhone(text, typedCode);
    setChosen(parts.code);
    field.onChange(joinPhone(parts));
  };
  const number = useRef<HTMLInputElement>(null);
  const codes = useRef<HTMLSelectElement>(null);
  const early = () => {
    const typed = { digits: number.current?.value ?? "", code: codes.current?.value ?? code };
    return typed.digits === digits && typed.code === code ? null : typed;
  };
  useEarlyInput(early, (typed) => change(typed.digits, typed.code));
  return (
    <Field label={label} required hint={hint} error={fieldState.error?.message}>
      {(control) => (
        <span className="flex flex-wrap gap-2">
          <Select
            ref={codes}
            aria-label="Country code"
            autoComplete="tel-country-code"
            value={code}
            onChange={({ target }) => change(digits, target.value)}
            className="w-28 shrink-0"
          >
            {countryCodes.map(({ code: value, country: home }) => (
              <option key={value} value={value}>
                {`${home} ${value}`}
              </option>
            ))}
          </Select>
          <Input
            {...control}
            ref={(element) => {
              field.ref(element);
              number.current = element;
            }}
            name={name}
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            value={digits}
            onChange={({ target }) => change(target.value, code)}
            onBlur={field.onBlur}
            className="min-w-0 flex-1 basis-36"
          />
        </span>
      )}
    </Field>
  );
}
