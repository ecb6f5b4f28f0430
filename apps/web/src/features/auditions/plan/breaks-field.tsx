import { auditionLimits } from "@callboard/contracts/audition-limits";
import { useFieldArray, useFormContext } from "react-hook-form";
import { Button } from "#shared/ui/button.tsx";
import { TextField } from "#shared/ui/fields/text-field.tsx";

/** The breaks of a day. */
export function BreaksField() {
  const { control, setFocus } = useFormContext();
  const { fields, append, remove } = useFieldArray({ control, name: "breaks" });
  return (
    <fieldset className="grid grid-cols-1 justify-items-start gap-3 sm:col-span-2">
      <legend className="mb-1.5 text-15 font-semibold">
        Breaks <span className="font-normal text-muted">(optional)</span>
      </legend>
      {fields.map((field, index) => (
        <div key={field.id} className="flex flex-wrap items-end gap-3">
          <TextField name={`breaks.${index}.from`} label={`Break ${index + 1} from`} type="time" />
          <TextField name={`breaks.${index}.to`} label={`Break ${index + 1} to`} type="time" />
          <Button
            variant="secondary"
            onClick={() => {
              remove(index);
              setFocus("end_time");
            }}
          >
            Remove <span className="sr-only">break {index + 1}</span>
          </Button>
        </div>
      ))}
      {fields.length < auditionLimits.breaksMax && (
        <Button variant="secondary" size="small" onClick={() => append({ from: "", to: "" })}>
          Add a break
        </Button>
      )}
    </fieldset>
  );
}
