import { failureTexts } from "@callboard/contracts/error";
import { useFormContext } from "react-hook-form";
import { useCities } from "#shared/lib/forms/use-cities.ts";
import { useVisitorCountry } from "#shared/lib/forms/visitor-country.ts";
import { ownFirst } from "#shared/lib/lists/own-first.ts";
import { ListFailure } from "./list-failure.tsx";
import { ChoiceField } from "./select-field.tsx";

/** The cities, those of the visitor's country first. */
export function CityField({ name, label }: { name: string; label: string }) {
  const { getValues } = useFormContext();
  const [country] = useVisitorCountry();
  const { data, isError, isFetching, refetch } = useCities();
  const names = ownFirst(data ?? [], country).map((city) => city.name);
  const chosen = String(getValues(name) ?? "");
  const choices = chosen && !names.includes(chosen) ? [...names, chosen] : names;
  return (
    <div className="grid content-start gap-2">
      <ChoiceField
        // A new `select` takes the form's value again, which the empty list could not show.
        key={String(data !== undefined)}
        name={name}
        label={label}
        prompt={isFetching ? "Loading cities..." : "Select city"}
        choices={choices}
      />
      {isError && !isFetching && <ListFailure text={failureTexts.cities} onRetry={() => void refetch()} />}
    </div>
  );
}
