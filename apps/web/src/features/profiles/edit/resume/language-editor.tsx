import { portfolioLimits } from "@callboard/contracts/portfolio-limits";
import { type Language, languageLevels, languageSchema } from "@callboard/contracts/resume";
import { languageLevelWords } from "@callboard/contracts/resume-words";
import { SelectField } from "#shared/ui/fields/select-field.tsx";
import { TextField } from "#shared/ui/fields/text-field.tsx";
import { EntryForm } from "./entry-form.tsx";
import { EntryList } from "./entry-list.tsx";
import { unlikeOthers } from "./unlike-others.ts";
import type { SaveList } from "./use-undo.tsx";

type LanguageEditorProps = { languages: Language[]; onSave: SaveList<Language> };

export function LanguageEditor({ languages, onSave }: LanguageEditorProps) {
  const names = languages.map(({ name }) => name);
  return (
    <EntryList
      title="Languages"
      one="a language"
      entries={languages}
      max={portfolioLimits.languagesMax}
      nameOf={({ name }) => name}
      lineOf={({ level }) => languageLevelWords[level]}
      onSave={onSave}
      form={(language, onDone) => (
        <EntryForm
          schema={languageSchema.refine(({ name }) => unlikeOthers(name, names, language?.name), {
            path: ["name"],
            error: "This language is on your list",
          })}
          values={language ?? { name: "" }}
          onDone={onDone}
        >
          <TextField name="name" label="Language" />
          <SelectField name="level" label="Level">
            {languageLevels.map((level) => (
              <option key={level} value={level}>
                {languageLevelWords[level]}
              </option>
            ))}
          </SelectField>
        </EntryForm>
      )}
    />
  );
}
