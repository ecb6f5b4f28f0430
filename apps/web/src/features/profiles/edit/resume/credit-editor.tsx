import { portfolioLimits } from "@callboard/contracts/portfolio-limits";
import { type Credit, creditKinds, creditSchema } from "@callboard/contracts/resume";
import { creditKindWords, creditLine } from "@callboard/contracts/resume-words";
import { SelectField } from "#shared/ui/fields/select-field.tsx";
import { TextField } from "#shared/ui/fields/text-field.tsx";
import { EntryForm } from "./entry-form.tsx";
import { EntryList } from "./entry-list.tsx";
import type { SaveList } from "./use-undo.tsx";

const none = { title: "", role: "", company: "", city: "", year: "" };

type CreditEditorProps = { credits: Credit[]; onSave: SaveList<Credit> };

export function CreditEditor({ credits, onSave }: CreditEditorProps) {
  return (
    <EntryList
      title="Credits"
      one="a credit"
      entries={credits}
      max={portfolioLimits.creditsMax}
      nameOf={({ title }) => title}
      lineOf={(credit) => `${creditLine(credit)}, ${credit.year}`}
      onSave={onSave}
      form={(credit, onDone) => (
        <EntryForm schema={creditSchema} values={credit ?? none} onDone={onDone}>
          <TextField name="title" label="Title" />
          <TextField name="role" label="Role" />
          <SelectField name="kind" label="Kind">
            {creditKinds.map((kind) => (
              <option key={kind} value={kind}>
                {creditKindWords[kind]}
              </option>
            ))}
          </SelectField>
          <TextField name="company" label="Production or company" required={false} />
          <TextField name="city" label="City" required={false} />
          <TextField name="year" label="Year" inputMode="numeric" />
        </EntryForm>
      )}
    />
  );
}
