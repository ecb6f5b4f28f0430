import { useFormContext } from "react-hook-form";
import { useFieldError } from "#shared/ui/fields/use-field-error.ts";
import { Input } from "#shared/ui/form/control.tsx";
import { Field } from "#shared/ui/form/field.tsx";
import { completePrice } from "./price.ts";

type PriceFieldProps = { name: string; label: string; hint: string };

/** An amount in euro; on blur it gets two decimals. */
export function PriceField({ name, label, hint }: PriceFieldProps) {
  const { register, getValues, setValue } = useFormContext();
  const complete = () => {
    const written = String(getValues(name) ?? "");
    const completed = completePrice(written);
    if (completed !== written) setValue(name, completed);
  };
  return (
    <Field label={label} hint={hint} required error={useFieldError(name)}>
      {(control) => (
        <span className="relative block">
          <span aria-hidden className="pointer-events-none absolute top-2.5 left-3.5 text-muted">
            €
          </span>
          <Input
            inputMode="decimal"
            autoComplete="off"
            {...control}
            {...register(name, { onBlur: complete })}
            className="pl-8! tabular-nums"
          />
        </span>
      )}
    </Field>
  );
}
