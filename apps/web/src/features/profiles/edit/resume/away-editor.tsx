import { portfolioLimits } from "@callboard/contracts/portfolio-limits";
import { type Away, awaySchema } from "@callboard/contracts/resume";
import { TextField } from "#shared/ui/fields/text-field.tsx";
import { awayLine } from "../../resume/away-line.ts";
import { EntryForm } from "./entry-form.tsx";
import { EntryList } from "./entry-list.tsx";
import type { SaveList } from "./use-undo.tsx";

type AwayEditorProps = { away: Away[]; onSave: SaveList<Away> };

/** Days on which somebody cannot work. Times that are over are shown to nobody else. */
export function AwayEditor({ away, onSave }: AwayEditorProps) {
  return (
    <EntryList
      title="When I am away"
      one="a time"
      entries={away}
      max={portfolioLimits.awayMax}
      nameOf={awayLine}
      lineOf={() => ""}
      onSave={onSave}
      form={(time, onDone) => (
        <EntryForm schema={awaySchema} values={time ?? { from: "", to: "" }} onDone={onDone}>
          <TextField name="from" label="First day" type="date" />
          <TextField name="to" label="Last day" type="date" />
        </EntryForm>
      )}
    />
  );
}
