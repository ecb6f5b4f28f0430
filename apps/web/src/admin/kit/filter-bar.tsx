import { type ComponentProps, type ReactNode, useEffect, useId, useState } from "react";
import { useDebounced } from "#shared/lib/lists/use-debounced.ts";
import { Button } from "#shared/ui/button.tsx";
import { Input, Select } from "#shared/ui/form/control.tsx";

const debounceMs = 400;
const compact = "h-10! text-15!";

type FilterBarProps = { label: string; isFiltered: boolean; onClear: () => void; children: ReactNode };

/** The filters above a list. */
export function FilterBar({ label, isFiltered, onClear, children }: FilterBarProps) {
  return (
    <search aria-label={label} className="mb-4 flex flex-wrap items-end gap-3 *:max-sm:w-full">
      {children}
      {isFiltered && (
        <Button variant="quiet" size="small" className="min-h-10! max-sm:w-auto!" onClick={onClear}>
          Clear filters
        </Button>
      )}
    </search>
  );
}

type FilterProps = { label: string; value: string; onChange: (value: string) => void };

function Labelled({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 gap-1 sm:w-48">
      <label htmlFor={id} className="text-13 font-semibold text-muted">
        {label}
      </label>
      {children}
    </div>
  );
}

/** A filter with a list of choices; `all` is the choice that filters nothing. */
export function SelectFilter({
  label,
  value,
  onChange,
  all,
  children,
}: FilterProps & { all: string; children: ReactNode }) {
  const id = useId();
  return (
    <Labelled id={id} label={label}>
      <Select
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="*:first:h-10 *:first:text-15"
      >
        <option value="">{all}</option>
        {children}
      </Select>
    </Labelled>
  );
}

/** A filter that is typed, and takes effect when the typing rests. */
export function TextFilter({
  label,
  value,
  onChange,
  ...input
}: FilterProps & Pick<ComponentProps<"input">, "placeholder" | "maxLength" | "inputMode">) {
  const id = useId();
  const [text, setText] = useState(value);
  const { call, cancel } = useDebounced((next: string) => onChange(next.trim()), debounceMs);
  useEffect(() => setText(value), [value]);
  return (
    <Labelled id={id} label={label}>
      <Input
        {...input}
        id={id}
        type="search"
        autoComplete="off"
        value={text}
        className={compact}
        onChange={({ target }) => {
          setText(target.value);
          call(target.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          // It may stand in a form.
          event.preventDefault();
          cancel();
          onChange(text.trim());
        }}
      />
    </Labelled>
  );
}
