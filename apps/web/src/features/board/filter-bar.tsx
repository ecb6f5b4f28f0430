import type { Board } from "@callboard/contracts/board";
import { limits } from "@callboard/contracts/limits";
import type { ReactNode } from "react";
import { Select } from "#shared/ui/form/control.tsx";
import { SearchBox } from "#shared/ui/form/search-box.tsx";
import { columns, columnWords } from "./columns.ts";
import type { BoardPlace } from "./use-board-place.ts";

type ChoiceProps = {
  label: string;
  value: string | number | undefined;
  onChange: (value: string) => void;
  children: ReactNode;
};

function Choice({ label, value, onChange, children }: ChoiceProps) {
  return (
    <Select aria-label={label} value={value ?? ""} onChange={(event) => onChange(event.target.value)}>
      {children}
    </Select>
  );
}

const stars = Array.from({ length: limits.ratingMax }, (_, index) => index + 1);

type FilterBarProps = {
  place: BoardPlace & { set: (name: string, value: string) => void };
  board: Board | undefined;
};

/** Narrows and sorts the board and the list alike. */
export function FilterBar({ place: { view, sort, filter, set }, board }: FilterBarProps) {
  const { labels = [], roles = [] } = board ?? {};
  return (
    <div className="grid grid-cols-2 gap-3 *:first:col-span-2 sm:*:first:col-span-1 sm:grid-cols-[minmax(14rem,1fr)_repeat(auto-fit,minmax(9rem,11rem))]">
      <SearchBox
        label="Search applicants"
        placeholder="Name or note"
        value={filter.text ?? ""}
        onSearch={(text) => set("query", text)}
      />
      {view === "list" && (
        <Choice label="State" value={filter.state} onChange={(value) => set("state", value)}>
          <option value="">All states</option>
          {columns.map((state) => (
            <option key={state} value={state}>
              {columnWords[state]}
            </option>
          ))}
        </Choice>
      )}
      {roles.length > 0 && (
        <Choice label="Role" value={filter.role_id} onChange={(value) => set("role", value)}>
          <option value="">All roles</option>
          {roles.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Choice>
      )}
      {labels.length > 0 && (
        <Choice label="Label" value={filter.label_id} onChange={(value) => set("label", value)}>
          <option value="">All labels</option>
          {labels.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Choice>
      )}
      <Choice label="Rating" value={filter.rating} onChange={(value) => set("rating", value)}>
        <option value="">Any rating</option>
        {stars.map((step) => (
          <option key={step} value={step}>
            {step === limits.ratingMax ? `${step} stars` : `${step} ${step === 1 ? "star" : "stars"} or more`}
          </option>
        ))}
      </Choice>
      <Choice label="Sort" value={sort} onChange={(value) => set("sort", value === "newest" ? "" : value)}>
        <option value="newest">Newest first</option>
        <option value="oldest">Oldest first</option>
        <option value="rating">Best rated first</option>
      </Choice>
    </div>
  );
}
