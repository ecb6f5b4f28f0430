import { useRef } from "react";
import { useNavigate } from "react-router-dom";
import { useCities } from "#shared/lib/forms/use-cities.ts";
import { useEarlyInput } from "#shared/lib/forms/use-early-input.ts";
import { useVisitorCountry } from "#shared/lib/forms/visitor-country.ts";
import { ownFirst } from "#shared/lib/lists/own-first.ts";
import { buttonClass } from "#shared/ui/button.tsx";
import { Select } from "#shared/ui/form/control.tsx";
import { SearchBox } from "#shared/ui/form/search-box.tsx";
import type { ListingState } from "./listing-url.ts";
import { useListingState } from "./use-listing.ts";

const filters = [
  { value: "", text: "All" },
  { value: "upcoming", text: "Upcoming" },
  { value: "past", text: "Past" },
] as const;

/** The cities, those of the visitor's country first, always with the chosen one. */
function useCityNames(chosen: string): string[] {
  const [country] = useVisitorCountry();
  const { data } = useCities();
  const names = ownFirst(data ?? [], country).map(({ name }) => name);
  const isKnown = !chosen || names.some((name) => name.toLowerCase() === chosen);
  return isKnown ? names : [...names, chosen];
}

/** Without JavaScript the selects need a submit button. */
function Selects({ onChoose }: { onChoose: (change: Partial<ListingState>) => void }) {
  const { pathname, state } = useListingState();
  const cities = useCityNames(state.city);
  const form = useRef<HTMLFormElement>(null);
  const chosen = () => {
    if (!form.current) return null;
    const { filter, city } = Object.fromEntries(new FormData(form.current));
    const change = { filter: filters.find(({ value }) => value === filter)?.value ?? "", city: String(city) };
    return change.filter === state.filter && change.city === state.city ? null : change;
  };
  useEarlyInput(chosen, onChoose);
  return (
    <form ref={form} action={pathname} autoComplete="off" className="flex gap-3 max-sm:w-full">
      {state.search && <input type="hidden" name="search" value={state.search} />}
      {Object.entries(state.calls ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Select
        name="filter"
        aria-label="Time"
        value={state.filter}
        onChange={({ target }) => onChoose({ filter: filters[target.selectedIndex]?.value ?? "" })}
        className="w-40 max-sm:w-1/2"
      >
        {filters.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
      <Select
        name="city"
        aria-label="City"
        value={state.city}
        onChange={({ target }) => onChoose({ city: target.value })}
        className="w-48 max-sm:w-1/2"
      >
        <option value="">City</option>
        {cities.map((name) => (
          <option key={name} value={name.toLowerCase()}>
            {name}
          </option>
        ))}
      </Select>
      <div className="without-script">
        <button type="submit" className={buttonClass({ variant: "secondary" })}>
          Filter
        </button>
      </div>
    </form>
  );
}

/** The filters of a list, kept in the URL. */
export function ListingFilters({ label }: { label: string }) {
  const navigate = useNavigate();
  const { pathname, state, addressOf } = useListingState();
  const { filter, city } = state;
  const handleSearch = (search: string) => {
    if (search !== state.search) void navigate(addressOf({ search }), { replace: state.search !== "" });
  };
  return (
    <div className="flex flex-wrap gap-3">
      <SearchBox
        label={label}
        placeholder="Search by keywords..."
        value={state.search}
        onSearch={handleSearch}
        action={pathname}
        name="search"
        fields={{ ...(filter && { filter }), ...(city && { city }), ...state.calls }}
        className="min-w-64 flex-1 max-sm:w-full"
      />
      <Selects onChoose={(change) => void navigate(addressOf(change))} />
    </div>
  );
}
