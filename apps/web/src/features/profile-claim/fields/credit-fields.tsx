import { yearChoices } from "@callboard/contracts/profile";
import { useFormContext } from "react-hook-form";
import { useNow } from "#shared/lib/page/use-now.ts";
import { CityField } from "#shared/ui/fields/city-field.tsx";
import { ChoiceField } from "#shared/ui/fields/select-field.tsx";
import { TextField } from "#shared/ui/fields/text-field.tsx";

/** The year of a credit: the last ten years, and the value of an earlier claim. */
function YearField({ name, label }: { name: string; label: string }) {
  const { getValues } = useFormContext();
  const years = yearChoices(useNow().local().year()).map(String);
  const chosen = String(getValues(name) ?? "");
  const choices = chosen && !years.includes(chosen) ? [...years, chosen] : years;
  return <ChoiceField name={name} label={label} prompt="Select year" choices={choices} />;
}

type CreditFieldsProps = {
  labels: Readonly<Record<"project_name" | "character_name" | "project_city", string>>;
  /** The year's field has another name for artists and agencies. */
  year: { name: string; label: string };
};

/** A project credit: project, role, year, city. */
export function CreditFields({ labels, year }: CreditFieldsProps) {
  return (
    <div className="grid gap-5">
      <p className="text-muted">The work that you would show first. It stands on your public profile.</p>
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <TextField name="project_name" label={labels.project_name} />
        <TextField name="character_name" label={labels.character_name} />
        <YearField {...year} />
        <CityField name="project_city" label={labels.project_city} />
      </div>
    </div>
  );
}
