import { portfolioLimits } from "@callboard/contracts/portfolio-limits";
import { newSkillForm } from "@callboard/contracts/resume";
import { X } from "lucide-react";
import { FormProvider } from "react-hook-form";
import { useAppForm } from "#shared/lib/forms/use-app-form.ts";
import { Button } from "#shared/ui/button.tsx";
import { TextField } from "#shared/ui/fields/text-field.tsx";
import { IconButton } from "#shared/ui/icon-button.tsx";
import { type SaveList, sayRefused, useUndo } from "./use-undo.tsx";

const { skillsMax } = portfolioLimits;
type SkillEditorProps = { skills: string[]; onSave: SaveList<string> };

function AddSkill({ skills, onSave }: SkillEditorProps) {
  const { form, submit } = useAppForm({
    schema: newSkillForm(skills),
    values: { skill: "" },
    // The next one can be typed while it is saved.
    send: async ({ skill }) => {
      onSave([...skills, skill]).catch((error) => {
        sayRefused(error);
        if (!form.getValues("skill")) form.setValue("skill", skill);
      });
    },
    onSent: () => {
      form.reset({ skill: "" });
      form.setFocus("skill");
    },
  });
  return (
    <FormProvider {...form}>
      <form noValidate method="post" onSubmit={submit} className="flex max-w-md items-start gap-3">
        <div className="min-w-0 flex-1">
          <TextField name="skill" label="Skill" hint="For example: stage combat, kathak, driving" />
        </div>
        <Button type="submit" variant="secondary" className="mt-7">
          Add <span className="sr-only">skill</span>
        </Button>
      </form>
    </FormProvider>
  );
}

/** Skills as tags. */
export function SkillEditor({ skills, onSave }: SkillEditorProps) {
  const { save, remove, line } = useUndo({ entries: skills, nameOf: (skill) => skill, onSave });
  return (
    <div className="grid grid-cols-1 gap-3">
      <h3 className="text-18">Skills</h3>
      {skills.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {skills.map((skill, index) => (
            <li
              key={skill}
              className="flex max-w-full items-center rounded-full border border-line bg-paper pl-3 wrap-anywhere"
            >
              {skill}
              <IconButton
                label={`Delete ${skill}`}
                onClick={() => remove(index)}
                className="size-9 rounded-full!"
              >
                <X aria-hidden className="size-4" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {line}
      {skills.length < skillsMax && <AddSkill skills={skills} onSave={save} />}
    </div>
  );
}
