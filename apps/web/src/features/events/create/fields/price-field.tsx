import { useMended } from "#shared/lib/forms/use-mended.ts";
import { useFieldError } from "#shared/ui/fields/use-field-error.ts";
import { Input } from "#shared/ui/form/control.tsx";
import { Field } from "#shared/ui/form/field.tsx";
import { completePrice } from "./price.ts";

type PriceFieldProps = { name: string; label: string; hint: string };

/** An amount in euro; it gets two decimals. */
export function PriceField({ name, label, hint }: PriceFieldProps) {
  const registered = useMended(name, completePrice);
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
            {...registered}
            className="pl-8! tabular-nums"
          />
        </span>
      )}
    </Field>
  );
}
