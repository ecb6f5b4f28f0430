import { useEffect } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useFieldError } from "#shared/ui/fields/use-field-error.ts";
import { Input } from "#shared/ui/form/control.tsx";
import { Field } from "#shared/ui/form/field.tsx";

type SlugFieldProps = { name: string; label: string; hint?: string; isNew: boolean };

/** A name as an address spells it. */
function slugOf(name: string): string {
  return name
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{Ll}\p{Lo}\p{M}\d]+/gu, "-")
    .replace(/^-+|-+$/g, "");
}

/** The address of an entry. That of a new one follows its name, until it is typed. */
export function SlugField({ name, label, hint, isNew }: SlugFieldProps) {
  const { register, setValue, formState } = useFormContext();
  const entryName: unknown = useWatch({ name: "fields.name" });
  const { slug: isTyped = false } = (formState.dirtyFields.fields ?? {}) as { slug?: boolean };
  const follows = isNew && !isTyped;
  useEffect(() => {
    if (follows && typeof entryName === "string") setValue(name, slugOf(entryName));
  }, [follows, entryName, name, setValue]);
  return (
    <Field label={label} hint={isNew ? undefined : hint} required error={useFieldError(name)}>
      {(control) => <Input autoComplete="off" spellCheck={false} {...control} {...register(name)} />}
    </Field>
  );
}
