import { type ListName, listForms } from "@callboard/contracts/site-list";
import { useId } from "react";
import { useFormContext } from "react-hook-form";
import { completeUrl } from "#shared/lib/forms/complete-url.ts";
import { CheckField } from "#shared/ui/fields/check-field.tsx";
import { useFieldError } from "#shared/ui/fields/use-field-error.ts";
import { Input, Select, Textarea } from "#shared/ui/form/control.tsx";
import { type ControlProps, Field } from "#shared/ui/form/field.tsx";
import { PictureField } from "../images/picture-field.tsx";
import { listSpecs } from "./list-specs.ts";
import { SitesField } from "./sites-field.tsx";
import { SlugField } from "./slug-field.tsx";
import { timeZones } from "./time-zones.ts";

type Spec = { label: string; kind: string; hint?: string; isOptional?: boolean };

/** What is typed becomes what is stored; an optional field without a text has none. */
const stored: Record<string, (written: string) => string> = {
  country: (written) => written.trim().toUpperCase(),
  zone: (written) => written.trim(),
  url: completeUrl,
};

function Control({ name, spec, isNullable, control }: TextProps & { control: ControlProps }) {
  const { register } = useFormContext();
  const zones = useId();
  const setValueAs = (written: unknown) => {
    if (typeof written !== "string") return written;
    if (isNullable && written.trim() === "") return null;
    return stored[spec.kind]?.(written) ?? written;
  };
  const field = { ...control, ...register(name, { setValueAs }), autoComplete: "off" };
  if (spec.kind === "paragraph") return <Textarea rows={3} {...field} />;
  if (spec.kind === "country") return <Input {...field} maxLength={2} className="max-w-24 uppercase" />;
  if (spec.kind === "url") return <Input {...field} type="url" inputMode="url" spellCheck={false} />;
  if (spec.kind === "state") {
    return (
      <Select {...field}>
        <option value="active">Active: shown on the site</option>
        <option value="inactive">Inactive: hidden</option>
      </Select>
    );
  }
  if (spec.kind !== "zone") return <Input {...field} />;
  return (
    <>
      <Input {...field} list={zones} spellCheck={false} />
      <datalist id={zones}>
        {timeZones().map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
    </>
  );
}

type TextProps = { name: string; spec: Spec; isNullable: boolean };

function TextField({ name, spec, isNullable }: TextProps) {
  return (
    <Field label={spec.label} hint={spec.hint} required={!spec.isOptional} error={useFieldError(name)}>
      {(control) => <Control {...{ name, spec, isNullable, control }} />}
    </Field>
  );
}

type EntryFieldsProps = {
  list: ListName;
  id: number | null;
  /** Called with true when a picture begins to upload, with false when that ends. */
  onBusy: (isBusy: boolean) => void;
};

/** The fields of an entry, as its list describes them. */
export function EntryFields({ list, id, onBusy }: EntryFieldsProps) {
  const specs: Record<string, Spec> = listSpecs[list].fields;
  const shapes: Record<string, { safeParse: (value: unknown) => { success: boolean } }> =
    listForms[list].shape;
  return Object.entries(specs).map(([field, spec]) => {
    const shared = { name: `fields.${field}`, label: spec.label };
    const hinted = { ...shared, ...(spec.hint && { hint: spec.hint }) };
    if (spec.kind === "check") return <CheckField {...hinted} key={field} />;
    if (spec.kind === "picture") return <PictureField {...hinted} key={field} onBusy={onBusy} />;
    if (spec.kind === "sites") return <SitesField {...shared} key={field} />;
    if (spec.kind === "slug") return <SlugField {...hinted} key={field} isNew={id === null} />;
    const isNullable = shapes[field]?.safeParse(null).success ?? false;
    return <TextField key={field} name={shared.name} spec={spec} isNullable={isNullable} />;
  });
}
