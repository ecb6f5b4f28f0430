import { type Measurement, measurementNames, measurementSchema } from "@callboard/contracts/resume";
import { measurementWords } from "@callboard/contracts/resume-words";
import { SelectField } from "#shared/ui/fields/select-field.tsx";
import { TextField } from "#shared/ui/fields/text-field.tsx";
import { EntryForm } from "./entry-form.tsx";
import { EntryList } from "./entry-list.tsx";
import type { SaveList } from "./use-undo.tsx";

type MeasurementEditorProps = { measurements: Measurement[]; onSave: SaveList<Measurement> };

export function MeasurementEditor({ measurements, onSave }: MeasurementEditorProps) {
  const free = (own: Measurement | null) =>
    measurementNames.filter(
      (name) => name === own?.name || measurements.every((measurement) => measurement.name !== name),
    );
  return (
    <EntryList
      title="Measurements"
      one="a measurement"
      entries={measurements}
      max={measurementNames.length}
      nameOf={({ name }) => measurementWords[name]}
      lineOf={({ value }) => value}
      onSave={onSave}
      form={(measurement, onDone) => (
        <EntryForm schema={measurementSchema} values={measurement ?? { value: "" }} onDone={onDone}>
          <SelectField name="name" label="Measurement">
            {free(measurement).map((name) => (
              <option key={name} value={name}>
                {measurementWords[name]}
              </option>
            ))}
          </SelectField>
          <TextField name="value" label="Value" hint="With its unit, for example: 96 cm, EU 39" />
        </EntryForm>
      )}
    />
  );
}
