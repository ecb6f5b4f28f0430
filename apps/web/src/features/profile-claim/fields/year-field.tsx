import { yearChoices } from "@callboard/contracts/profile";
import { useFormContext } from "react-hook-form";
import { useNow } from "#shared/lib/page/use-now.ts";
import { ChoiceField } from "#shared/ui/fields/select-field.tsx";

/** The year of a credit: the last ten years, and the value of an earlier claim. */
export function YearField({ name, label }: { name: string; label: string }) {
  const { getValues } = useFormContext();
  const years = yearChoices(useNow().local().year()).map(String);
  const chosen = String(getValues(name) ?? "");
  const choices = chosen && !years.includes(chosen) ? [...years, chosen] : years;
  return <ChoiceField name={name} label={label} prompt="Select year" choices={choices} />;
}
