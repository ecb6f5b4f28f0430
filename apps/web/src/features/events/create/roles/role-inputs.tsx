import { roleGenders, roleWants } from "@callboard/contracts/event-role";
import { limits } from "@callboard/contracts/limits";
import { useFormContext, useWatch } from "react-hook-form";
import { CheckField } from "#shared/ui/fields/check-field.tsx";
import { TextareaField, TextField } from "#shared/ui/fields/text-field.tsx";
import { useFieldError } from "#shared/ui/fields/use-field-error.ts";
import { Select } from "#shared/ui/form/control.tsx";
import { Field } from "#shared/ui/form/field.tsx";
import { roleLabels as labels } from "../event-labels.ts";

const wantLabels = { reel: "Reel", self_tape: "Self-tape", photo: "Photo" } as const;

function GenderField({ name }: { name: string }) {
  const { register } = useFormContext();
  return (
    <Field label={labels.gender} required error={useFieldError(name)}>
      {(control) => (
        <Select {...control} {...register(name)}>
          {roleGenders.map((gender) => (
            <option key={gender} value={gender}>
              {gender === "any" ? "Anybody" : gender}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

function WantsField({ name }: { name: string }) {
  const { register } = useFormContext();
  return (
    <fieldset className="sm:col-span-2">
      <legend className="text-15 font-semibold">
        {labels.wants}
        <span className="font-normal text-muted"> (optional)</span>
      </legend>
      <div className="flex flex-wrap gap-x-6">
        {roleWants.map((want) => (
          <label key={want} className="flex min-h-11 items-center gap-3">
            <input type="checkbox" value={want} {...register(name)} className="size-5 accent-primary" />
            {wantLabels[want]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The fields of one role; `name` is where it stands in the form. */
export function RoleInputs({ name }: { name: string }) {
  const [id, start_date, apply_by] = useWatch({ name: [`${name}.id`, "start_date", "apply_by"] });
  const age = { inputMode: "numeric", required: false } as const;
  return (
    <div className="grid grid-cols-1 gap-x-6 gap-y-5 sm:grid-cols-2">
      <TextField name={`${name}.name`} label={labels.name} />
      <TextField name={`${name}.seats`} label={labels.seats} inputMode="numeric" />
      <TextField
        name={`${name}.profession`}
        label={labels.profession}
        required={false}
        hint="For example: Actor"
      />
      <GenderField name={`${name}.gender`} />
      <TextField name={`${name}.age_from`} label={labels.age_from} {...age} />
      <TextField name={`${name}.age_to`} label={labels.age_to} {...age} />
      <TextField
        name={`${name}.pay`}
        label={labels.pay}
        required={false}
        inputMode="decimal"
        hint="In euro, for each person. Left empty: what the call states."
      />
      <TextField
        name={`${name}.apply_by`}
        label={labels.apply_by}
        type="date"
        required={false}
        hint="Left empty: the call's."
        {...((apply_by || start_date) && { max: apply_by || start_date })}
      />
      <TextareaField
        name={`${name}.description`}
        label={labels.description}
        rows={3}
        required={false}
        hint={`At most ${limits.roleDescriptionMax} characters.`}
      />
      <WantsField name={`${name}.wants`} />
      {id !== undefined && (
        <CheckField
          name={`${name}.is_closed`}
          label="This role is closed"
          hint="It takes no more applications."
        />
      )}
    </div>
  );
}
