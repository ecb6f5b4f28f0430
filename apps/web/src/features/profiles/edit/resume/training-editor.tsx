import { portfolioLimits } from "@callboard/contracts/portfolio-limits";
import { type Training, trainingSchema } from "@callboard/contracts/resume";
import { trainingLine } from "@callboard/contracts/resume-words";
import { TextField } from "#shared/ui/fields/text-field.tsx";
import { EntryForm } from "./entry-form.tsx";
import { EntryList } from "./entry-list.tsx";
import type { SaveList } from "./use-undo.tsx";

type TrainingEditorProps = { training: Training[]; onSave: SaveList<Training> };

export function TrainingEditor({ training, onSave }: TrainingEditorProps) {
  return (
    <EntryList
      title="Training"
      one="training"
      entries={training}
      max={portfolioLimits.trainingMax}
      nameOf={({ course }) => course}
      lineOf={trainingLine}
      onSave={onSave}
      form={(entry, onDone) => (
        <EntryForm
          schema={trainingSchema}
          values={entry ?? { course: "", school: "", year: "" }}
          onDone={onDone}
        >
          <TextField name="course" label="Course" />
          <TextField name="school" label="School or teacher" required={false} />
          <TextField name="year" label="Year" inputMode="numeric" required={false} />
        </EntryForm>
      )}
    />
  );
}
