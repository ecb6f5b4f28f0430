import { listLimits } from "@callboard/contracts/list-limits";
import { Search, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useEarlyInput } from "#shared/lib/forms/use-early-input.ts";
import { useDebounced } from "#shared/lib/lists/use-debounced.ts";
import { cx } from "#shared/lib/text/class-names.ts";

const debounceMs = 500;

type SearchBoxProps = {
  /** The accessible name, e.g. "Search the site". */
  label: string;
  placeholder?: string;
  /** The current search; a change from outside (Back, a cleared filter) replaces the text. */
  value: string;
  /** Called with the trimmed text: half a second after the last keystroke, at once on Enter and on clearing. */
  onSearch: (text: string) => void;
  /** Called with the text as it is typed. */
  onType?: (text: string) => void;
  /** `typing` searches while the user types, `enter` only on Enter. */
  when?: "typing" | "enter";
  /** The form's action without JavaScript; the text is sent as `name`. */
  action?: string;
  name?: string;
  /** Other values that are sent with the form, by name. */
  fields?: Readonly<Record<string, string>>;
  className?: string;
};

/** A search field with a clear button, in a form, so that Enter works, also without JavaScript. */
export function SearchBox({
  label,
  placeholder,
  value,
  onSearch,
  onType,
  when = "typing",
  action,
  name = "query",
  fields,
  className,
}: SearchBoxProps) {
  const [text, setText] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const sent = useRef(value);
  const { call, cancel } = useDebounced((next: string) => search(next), debounceMs);

  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setText(value);
  }, [value]);

  function search(next: string) {
    cancel();
    sent.current = next.trim();
    onSearch(sent.current);
  }
  function handleChange(next: string) {
    setText(next);
    onType?.(next);
    if (when === "typing") call(next);
  }
  const early = () => (input.current && input.current.value !== value ? input.current.value : null);
  useEarlyInput(early, handleChange);
  function handleClear() {
    setText("");
    onType?.("");
    input.current?.focus();
    if (when === "typing") search("");
  }

  return (
    <search className={className}>
      <form
        action={action}
        className="relative"
        onSubmit={(event) => {
          event.preventDefault();
          search(text);
        }}
      >
        {Object.entries(fields ?? {}).map(([field, content]) => (
          <input key={field} type="hidden" name={field} value={content} />
        ))}
        <Search aria-hidden className="pointer-events-none absolute top-3 left-3.5 size-5 text-muted" />
        <input
          ref={input}
          type="search"
          name={name}
          aria-label={label}
          placeholder={placeholder ?? label}
          value={text}
          maxLength={listLimits.searchMax}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => handleChange(event.target.value)}
          className={cx(
            "h-11 w-full rounded-full border border-control bg-surface pr-11 pl-11 text-16 text-ink",
            "placeholder:text-muted hover:border-ink [&::-webkit-search-cancel-button]:hidden",
          )}
        />
        {text && (
          <button
            type="button"
            aria-label="Clear search"
            onClick={handleClear}
            className="absolute top-0 right-0 grid size-11 place-items-center rounded-full text-muted hover:text-ink"
          >
            <X aria-hidden className="size-5" />
          </button>
        )}
      </form>
    </search>
  );
}
