import { Search } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import type { ControllerRenderProps, FieldValues } from "react-hook-form";
import { Input } from "#shared/ui/form/control.tsx";
import { optionGrid } from "./option-grid.ts";

type ProfessionOptionsProps = {
  names: readonly string[];
  field: ControllerRenderProps<FieldValues, string>;
};

function matching(names: readonly string[], words: string, chosen: string): string[] {
  const wanted = words.trim().toLowerCase();
  return names.filter((name) => name === chosen || name.toLowerCase().includes(wanted));
}

/** Enter in the filter must not submit the step. */
function keepEnter(event: KeyboardEvent) {
  if (event.key === "Enter") event.preventDefault();
}

/** The options with a filter; the chosen one is always shown. */
export function ProfessionOptions({ names, field }: ProfessionOptionsProps) {
  const [words, setWords] = useState("");
  const shown = matching(names, words, field.value);
  return (
    <>
      <div className="relative max-w-sm">
        <Search aria-hidden className="pointer-events-none absolute top-3 left-3.5 size-5 text-muted" />
        <Input
          type="search"
          aria-label="Filter professions"
          placeholder="Filter professions"
          autoComplete="off"
          value={words}
          onChange={(event) => setWords(event.target.value)}
          onKeyDown={keepEnter}
          className="pl-11!"
        />
      </div>
      <p role="status" className="text-14 text-muted">
        {shown.length === 1 ? "1 profession" : `${shown.length} professions`}
      </p>
      <div className={optionGrid}>
        {shown.map((name, index) => (
          <label
            key={name}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-control border border-control px-3.5 py-2 transition-colors duration-120 hover:border-ink has-checked:border-primary has-checked:bg-sunken has-checked:font-semibold"
          >
            <input
              type="radio"
              ref={index === 0 ? field.ref : undefined}
              name={field.name}
              value={name}
              checked={field.value === name}
              onChange={() => field.onChange(name)}
              onBlur={field.onBlur}
              className="size-5 shrink-0 accent-primary"
            />
            <span className="min-w-0 wrap-anywhere">{name}</span>
          </label>
        ))}
      </div>
    </>
  );
}
