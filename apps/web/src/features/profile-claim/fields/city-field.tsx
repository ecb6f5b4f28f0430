import { failureTexts } from "@callboard/contracts/error";
import { limits } from "@callboard/contracts/limits";
import { useFormContext } from "react-hook-form";
import { trpc } from "../../../shared/lib/trpc.ts";
import { useVisitorCountry } from "../../../shared/lib/visitor-country.ts";
import { ListFailure } from "./list-failure.tsx";
import { ownFirst } from "./own-first.ts";
import { ChoiceField } from "./select-field.tsx";

/** One of the cities that the product knows, those of the visitor's country first. */
export function CityField({ name, label }: { name: string; label: string }) {
  const { getValues } = useFormContext();
  const [country] = useVisitorCountry();
  const { data, isError, isFetching, refetch } = trpc.reference.cities.useQuery(
    { limit: limits.referenceFetch },
    { meta: { failure: failureTexts.cities } },
  );
  const names = ownFirst(data ?? [], country).map((city) => city.name);
  const chosen = String(getValues(name) ?? "");
  const choices = chosen && !names.includes(chosen) ? [...names, chosen] : names;
  return (
    <div className="grid content-start gap-2">
      <ChoiceField
        name={name}
        label={label}
        prompt={isFetching ? "Loading cities..." : "Select city"}
        choices={choices}
      />
      {isError && !isFetching && <ListFailure text={failureTexts.cities} onRetry={() => void refetch()} />}
    </div>
  );
}
